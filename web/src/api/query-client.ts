import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type CallInput, type CallName, type CallOutput, call } from './call.ts';
import { Fault, isBesideFields, NoResponse } from './call-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

export interface ErrorMeta extends Record<string, unknown> {
  /**
   * Who shows a failure: the dialogs of the shell (the default), the screen itself, or `fields`: the form shows messages
   * by field and the dialogs show everything else.
   */
  errors?: 'dialog' | 'fields' | 'screen';
}

let reportError: (error: unknown) => void = () => {};

/** The shell says how a failed call is shown. */
export function onCallError(report: (error: unknown) => void) {
  reportError = report;
}

/** The global showing of a failure, for a screen that decides case by case. */
export function showCallError(error: unknown) {
  reportError(error);
}

function reportUnlessShown(error: unknown, meta: ErrorMeta | undefined) {
  if (meta?.errors === 'screen') return;
  const inFields = isBesideFields(error);
  if (meta?.errors === 'fields' && inFields) return;
  reportError(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => reportUnlessShown(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) => reportUnlessShown(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Offline, a member must be told so, not left waiting.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: 800,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

function mayPass(error: unknown): boolean {
  return error instanceof NoResponse || (error instanceof Fault && error.status >= 500);
}

const prefetchedMs = 5000;

export interface CallQuery<N extends CallName> {
  queryKey: readonly [N, CallInput<N>];
  queryFn: (context: { signal: AbortSignal }) => Promise<CallOutput<N>>;
  staleTime?: number;
  meta: ErrorMeta;
}

export interface CallQueryOptions extends ErrorMeta {
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number;
}

/** The query of a call: `useQuery(callQuery('statement', {}, { errors: 'screen' }))`. Keyed by name and input. */
export function callQuery<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { errors, staleTime }: CallQueryOptions = {},
): CallQuery<N> {
  return {
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    meta: errors ? { errors } : {},
    ...(staleTime === undefined ? {} : { staleTime }),
  };
}

/** A member probably looks at this next: the answer is asked for, unless there is one that a few seconds have not aged. */
export function prefetch<N extends CallName>(query: CallQuery<N>) {
  void queryClient.prefetchQuery({ ...query, meta: { errors: 'screen' }, retry: false, staleTime: prefetchedMs });
}

import { type Table, toRecords } from '@laurel/contract/rules/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CallInput, type CallName, type CallOutput, call } from './call.ts';
import { type CallQueryOptions, callQuery } from './query-client.ts';
import { usePlaces } from './use-places.ts';

/** Rows of a report that stand on the screen at once. */
export const pageSize = 25;

interface Order {
  id: string;
  desc: boolean;
}

/** The calls whose report comes by pages. */
type Paged = {
  [N in CallName]: CallInput<N> extends { after?: string | undefined; sort?: string | undefined } ? N : never;
}[CallName];
type Row<N extends Paged> = CallOutput<N> extends { report: Table<infer R extends object> } ? R : never;
type Totals<N extends Paged> = CallOutput<N> extends { totals?: infer T } ? T : never;
type Asked<N extends Paged> = Omit<CallInput<N>, keyof PageFields>;

interface PageFields {
  limit?: number;
  after?: string;
  sort?: string;
  desc?: boolean;
}

/** What is the same in all of their answers. */
interface PageAnswer {
  report: Table<object>;
  next?: string | null;
  totals?: { rows: number };
}

/**
 * A report of any length, a page at a time: the server sorts, counts and sums. Another question begins at the first page; while
 * a page is turned the one before it stays.
 */
export function usePages<N extends Paged>(
  name: N,
  asked: Asked<N>,
  { enabled = true, ...options }: CallQueryOptions & { enabled?: boolean } = {},
) {
  const [order, setOrder] = useState<Order>();
  const question = JSON.stringify(asked);
  const of = question + JSON.stringify(order);
  const places = usePlaces(of);
  const queryAt = (after: string | undefined) => {
    const { queryKey, queryFn, ...query } = callQuery(name, inputOf<N>(asked, order, after), options);
    return {
      ...query,
      queryKey: queryKey as readonly unknown[],
      queryFn: queryFn as unknown as (context: { signal: AbortSignal }) => Promise<PageAnswer>,
      enabled,
      placeholderData: (old: PageAnswer | undefined, former?: { queryKey: readonly unknown[] }) =>
        former && questionOf(former.queryKey[1] as PageFields) === question ? old : undefined,
    };
  };
  const first = useQuery(queryAt(undefined));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(queryAt(places.after));
  const answer = enabled && !error ? data : undefined;
  const rows = useMemo(() => answer && (toRecords(answer.report) as Row<N>[]), [answer]);
  const totals = answer && first.data?.totals;
  return {
    answer: answer as CallOutput<N> | undefined,
    rows,
    totals: totals as Totals<N> | undefined,
    total: totals?.rows,
    page: isPlaceholderData ? places.from : places.page,
    error,
    isFetching,
    isTurning: isPlaceholderData,
    refetch,
    order,
    setOrder,
    turnTo: (page: number) => places.turnTo(page, answer?.next),
    /** The whole, for the paper. */
    all: async () => {
      const { report } = (await call(name, asked as unknown as CallInput<N>)) as unknown as PageAnswer;
      return toRecords(report) as Row<N>[];
    },
  };
}

function inputOf<N extends Paged>(asked: Asked<N>, order: Order | undefined, after: string | undefined) {
  const page: PageFields = { limit: pageSize };
  if (order) Object.assign(page, { sort: order.id, desc: order.desc });
  if (after !== undefined) page.after = after;
  return { ...asked, ...page } as unknown as CallInput<N>;
}

/** What was asked, whatever page of it. */
function questionOf({ limit: _, after: __, sort: ___, desc: ____, ...asked }: PageFields): string {
  return JSON.stringify(asked);
}

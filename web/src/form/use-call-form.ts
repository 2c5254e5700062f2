import type { FormErrors } from '@laurel/contract/errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CallInput, type CallName, type CallOutput, call } from '#api/call.ts';
import { formErrorsOf, isBesideFields } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { type ErrorMeta, showCallError } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { type DraftRules, useDraft } from '#session/use-draft.ts';
import { focusFirstError } from '#ui/focus/focus.ts';
import { type Attempt, type AttemptRules, attempt } from './attempt.ts';
import { errorsBeside } from './check.ts';

type Fields<Input> = Input extends unknown ? keyof Input : never;
/** A call's body as a form has it: nothing says yet that it is right. */
type Filled<N extends CallName> = { [Field in Fields<CallInput<N>>]?: unknown };

export interface CallFormOptions<N extends CallName, Values extends object>
  extends ErrorMeta,
    AttemptRules<Values, CallInput<N>> {
  name: N;
  inputOf: (values: Values) => Filled<N>;
  /** What the form holds when it opens. */
  empty: Values | (() => Values);
  /** How unsent words are kept for this tab; without it they go with the form. */
  draft?: DraftRules<Values>;
  /** Names what is sent once, where that is not the call alone. */
  key?: string;
  /** For what is also said elsewhere than beside the fields; the focus waits for it. */
  onFaulty?: (errors: FormErrors) => unknown;
  /** What is sent instead of what was refused, as the same attempt; undefined lets it be refused. */
  instead?: (error: Error, input: CallInput<N>) => Promise<CallInput<N> | undefined>;
  onSent: (answer: CallOutput<N>, values: Values) => unknown;
  /** Once what the answer made stale is there anew. */
  afterwards?: () => void;
  /** Beside what `errors` shows. */
  onFailed?: (error: Error, input: CallInput<N> | undefined) => unknown;
}

interface Sending<N extends CallName, Values> {
  input: CallInput<N>;
  values: Values;
}

/**
 * The form of a call: what is filled in and kept, checked by the call's schema, sent once, and what the server says beside
 * each field. The focus goes to the first field that is wrong.
 */
export function useCallForm<N extends CallName, Values extends object>(options: CallFormOptions<N, Values>) {
  const { name, rules, empty, draft, key: keyName = name } = options;
  const { value: values, setValue, forget } = useDraft(draft, empty);
  const { element, errors, setErrors, complain } = useComplaints();
  const key = useIdempotencyKey(keyName);
  const sent = () => {
    forget();
    setErrors({});
  };
  const send = useSending(options, { key, sent, complain });
  const { submit, isPreparing } = useSubmitting(options, { values, send, setErrors, complain });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the module is kept by the browser
  useEffect(() => void rules().catch(() => {}), []);
  return {
    values,
    errors,
    isSending: isPreparing || send.isPending,
    error: send.error,
    /** Why it failed, where no field says so. */
    failure: send.error && !isBesideFields(send.error) ? send.error : undefined,
    /** For the form's element. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    /** What is changed is no longer wrong. */
    change: (part: Partial<Values>) => {
      setValue((before) => ({ ...before, ...part }));
      setErrors((before) => errorsBeside(before, part));
      if (send.isError) send.reset();
    },
    /** Begins anew: what was sent with the old key is another thing now. */
    reset: (fresh?: Values) => {
      key.settle();
      setValue(fresh ?? (typeof empty === 'function' ? empty() : empty));
      setErrors({});
    },
  };
}

/** What is wrong, beside the fields of a form's element. */
function useComplaints() {
  const [errors, setErrors] = useState<FormErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const complain = (found: FormErrors) => {
    // Marked at once, so that the focus finds them: an answer may come at any moment.
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0 && element.current) focusFirstError(element.current);
  };
  return { element, errors, setErrors, complain };
}

interface SendingParts {
  key: ReturnType<typeof useIdempotencyKey>;
  sent: () => void;
  complain: (found: FormErrors) => void;
}

/** Sends a call once, or what is asked for instead of what was refused. */
function useSending<N extends CallName, Values extends object>(
  options: CallFormOptions<N, Values>,
  { key, sent, complain }: SendingParts,
) {
  const { name } = options;
  return useCallMutation(name, {
    send: async ({ input }: Sending<N, Values>) => {
      try {
        return await call(name, input, { key });
      } catch (error) {
        const other = await options.instead?.(error as Error, input);
        if (!other) throw error;
        // A refusal has settled the key: this is another request.
        return call(name, other, { key });
      }
    },
    errors: options.errors ?? 'fields',
    ...(options.afterwards && { afterwards: options.afterwards }),
    onSuccess: async (answer, { values }) => {
      sent();
      await options.onSent(answer, values);
    },
    onError: (error, { input }) => {
      complain(formErrorsOf(error));
      return options.onFailed?.(error, input);
    },
  });
}

interface SubmittingParts<N extends CallName, Values> {
  values: Values;
  send: { isPending: boolean; mutate: (sending: Sending<N, Values>) => void };
  setErrors: (found: FormErrors) => void;
  complain: (found: FormErrors) => void;
}

/** Tries what is filled in, one attempt at a time, and hands on what is ready. */
function useSubmitting<N extends CallName, Values extends object>(
  options: CallFormOptions<N, Values>,
  { values, send, setErrors, complain }: SubmittingParts<N, Values>,
) {
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = useRef(false);
  const { prepare } = options;
  const tried = () =>
    attempt<Values, CallInput<N>>(values, {
      ...options,
      prepare:
        prepare &&
        ((input, filled) => {
          setPreparing(true);
          return prepare(input, filled);
        }),
    });
  const settle = async (outcome: Attempt<CallInput<N>>) => {
    if (outcome.is === 'ready') send.mutate({ input: outcome.input, values });
    if (outcome.is !== 'faulty') return;
    if (options.onFaulty) {
      setErrors(outcome.errors);
      await options.onFaulty(outcome.errors);
    }
    complain(outcome.errors);
  };
  const submit = async () => {
    if (isBusy.current || send.isPending) return;
    isBusy.current = true;
    try {
      await settle(await tried());
    } catch (error) {
      if (options.onFailed) await options.onFailed(error as Error, undefined);
      else showCallError(error);
    } finally {
      isBusy.current = false;
      setPreparing(false);
    }
  };
  return { submit, isPreparing };
}

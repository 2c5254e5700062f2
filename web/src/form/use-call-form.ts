import type { FormErrors } from '@laurel/contract/errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CallInput, type CallName, type CallOutput, call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { type ErrorMeta, showCallError } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useDraft } from '#session/use-draft.ts';
import { focusFirstError } from '#ui/focus/focus.ts';
import { type AttemptRules, attempt } from './attempt.ts';
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
  /** Where unsent words are kept for this tab, and whether there are any; without it they go with the form. */
  draft?: { place: string; isBegun: (values: Values) => boolean };
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
  const { value: values, setValue, forget } = useDraft(draft?.place, empty, draft?.isBegun);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPreparing, setPreparing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const key = useIdempotencyKey(keyName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the module is kept by the browser
  useEffect(() => void rules().catch(() => {}), []);

  const complain = (found: FormErrors) => {
    // Marked at once, so that the focus finds them: an answer may come at any moment.
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0 && element.current) focusFirstError(element.current);
  };
  const send = useCallMutation(name, {
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
    onSuccess: async (answer, sent) => {
      forget();
      setErrors({});
      await options.onSent(answer, sent.values);
    },
    onError: (error, { input }) => {
      complain(formErrorsOf(error));
      return options.onFailed?.(error, input);
    },
  });

  const isSending = isPreparing || send.isPending;
  const submit = async () => {
    if (isBusy.current || send.isPending) return;
    isBusy.current = true;
    try {
      const { prepare } = options;
      const tried = await attempt<Values, CallInput<N>>(values, {
        ...options,
        prepare:
          prepare &&
          ((input, filled) => {
            setPreparing(true);
            return prepare(input, filled);
          }),
      });
      if (tried.is === 'ready') send.mutate({ input: tried.input, values });
      else if (tried.is === 'faulty') {
        if (options.onFaulty) {
          setErrors(tried.errors);
          await options.onFaulty(tried.errors);
        }
        complain(tried.errors);
      }
    } catch (error) {
      if (options.onFailed) await options.onFailed(error as Error, undefined);
      else showCallError(error);
    } finally {
      isBusy.current = false;
      setPreparing(false);
    }
  };

  return {
    values,
    errors,
    isSending,
    error: send.error,
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

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { CallName, CallOutput } from './call.ts';
import { Refused } from './call-error.ts';
import type { ErrorMeta } from './query-client.ts';
import { nowStale } from './stale.ts';

interface CallMutation<N extends CallName, Wish> extends ErrorMeta {
  /** Makes the call. */
  send: (wish: Wish) => Promise<CallOutput<N>>;
  onBegin?: () => void;
  /** Before anything is asked for again: what the answer tells is shown first. */
  onSuccess?: (answer: CallOutput<N>, wish: Wish) => unknown;
  onError?: (error: Error, wish: Wish) => unknown;
  /** After a success, once what it made stale is there anew. */
  afterwards?: () => void;
}

/** A call that changes something. What it makes stale is asked for again by itself, and it is at work until that is there. */
export function useCallMutation<N extends CallName, Wish = void>(
  name: N,
  { send, errors = 'dialog', onBegin, onSuccess, onError, afterwards }: CallMutation<N, Wish>,
): UseMutationResult<CallOutput<N>, Error, Wish> {
  return useMutation({
    mutationFn: send,
    meta: { errors },
    onMutate: () => onBegin?.(),
    onSuccess: async (answer, wish) => {
      await onSuccess?.(answer, wish);
      await nowStale(name, 'done');
      afterwards?.();
    },
    onError: async (error, wish) => {
      await onError?.(error, wish);
      if (error instanceof Refused) void nowStale(name, 'refused');
    },
  });
}

import { type CallInput, call } from '#api/call.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { notify } from '#ui/overlays/toasts.ts';
import type { Text } from './use-text-form.ts';

type Changing = 'contentdraftdrop' | 'contentwithdraw' | 'contentreturn';

/** A change of a text that takes a press: it says what was done, and is refused to whoever was not quickest. */
export function useChange(name: Changing, { contentKey, language, revision }: Text) {
  const key = useIdempotencyKey(`${name}.${contentKey}.${language}`);
  return useCallMutation(name, {
    send: (more: { version?: number }) =>
      call(name, { contentKey, language, revision, ...more } as CallInput<typeof name>, { key }),
    onSuccess: ({ message }) => notify(message),
  });
}

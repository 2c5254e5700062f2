import type { CallInput } from '#api/call.ts';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';

/** Marks notices as read, on all devices. */
export function useRead() {
  return useCallMutation('readnotices', {
    send: (which: CallInput<'readnotices'>) => call('readnotices', which),
  });
}

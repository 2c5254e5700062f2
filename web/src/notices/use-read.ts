import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';

/** Marks notices as read, on all devices. */
export function useRead() {
  return useCallMutation('readnotices', {
    send: (noticeId: string) => call('readnotices', { noticeIds: [noticeId] }),
  });
}

/** The same with all, up to the newest one that is seen. */
export function useReadAll() {
  return useCallMutation('readallnotices', { send: (until: string) => call('readallnotices', { until }) });
}

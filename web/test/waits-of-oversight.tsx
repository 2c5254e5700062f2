import { AllDialog } from '#oversight/AllDialog.tsx';
import { MessageDialog } from '#oversight/MessageDialog.tsx';
import { message } from './oversight.ts';
import { Opened, open, type Wait } from './waits.tsx';

const answers = {
  messageone: () => message,
  messagereach: () => ({ resend: 3, giveUp: 3 }),
  resendmessage: () => ({ messages: 1, message: 'Done.' }),
  giveupmessage: () => ({ messages: 1, message: 'Done.' }),
};
const one = <Opened>{(close) => <MessageDialog messageId="5" mayChange onClose={close} />}</Opened>;
const all = <Opened>{(close) => <AllDialog deed="resend" wish={{ state: 'stuck' }} onClose={close} />}</Opened>;
const who = { member: { capabilities: ['people' as const] }, answers, before: open };

export const waitsOfOversight: Wait[] = [
  { ...who, file: 'oversight/MessageDialog.tsx', name: 'Give up', part: one, call: 'giveupmessage' },
  { ...who, file: 'oversight/MessageDialog.tsx', name: 'Send again', part: one, call: 'resendmessage' },
  { ...who, file: 'oversight/AllDialog.tsx', name: 'Send 3 messages again', part: all, call: 'resendmessage' },
];

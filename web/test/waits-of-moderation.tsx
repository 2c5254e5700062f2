import { page } from 'vitest/browser';
import { ReportedDialog } from '#moderation/ReportedDialog.tsx';
import { ReportCard } from '#recognition/ReportCard.tsx';
import { reportedCard } from './moderation.ts';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const done = () => ({ message: 'Done.', revision: 2, state: 'kept' as const });
const answers = {
  ...{ reportedone: () => reportedCard, decidecard: done, talkaboutcard: done },
  ...{ reportcard: () => ({ message: 'Done.' }), withdrawreport: () => ({ message: 'Done.' }) },
};
const part = <Opened>{(close) => <ReportedDialog cardId="17" mayChange onOpen={() => {}} onClose={close} />}</Opened>;
const who = { member: { capabilities: ['moderator' as const] }, answers, part, before: open };
const written = async () => {
  await open();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Words');
};
const own = (isReported: boolean) => (
  <Titled>
    <ReportCard cardId="17" isReported={isReported} />
  </Titled>
);

export const waitsOfModeration: Wait[] = [
  {
    ...who,
    ...{ file: 'moderation/ReportedDialog.tsx', name: 'Leave it as it is', call: 'decidecard' },
  },
  {
    ...who,
    ...{ file: 'moderation/TalkForm.tsx', name: 'Send the message', call: 'talkaboutcard', before: written },
  },
  {
    ...{ answers, part: own(true), file: 'recognition/ReportCard.tsx' },
    ...{ name: 'Withdraw the report', call: 'withdrawreport' },
  },
  {
    ...{ answers, part: own(false), file: 'recognition/ReportCard.tsx' },
    ...{ name: 'Report', call: 'reportcard' },
    before: () => page.getByRole('button', { name: 'Report this card' }).click(),
  },
];

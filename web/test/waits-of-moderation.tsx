import { page } from 'vitest/browser';
import { ReportContent } from '#feed/ReportContent.tsx';
import { ReportedDialog } from '#moderation/ReportedDialog.tsx';
import { reportedCard } from './moderation.ts';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const done = () => ({ message: 'Done.', revision: 2, state: 'kept' as const });
const answers = {
  ...{ reportedone: () => reportedCard, decidecase: done, talkaboutcase: done },
  ...{ reportcontent: () => ({ message: 'Done.' }), withdrawreport: () => ({ message: 'Done.' }) },
};
const part = <Opened>{(close) => <ReportedDialog caseId="34" mayChange onOpen={() => {}} onClose={close} />}</Opened>;
const who = { member: { capabilities: ['moderator' as const] }, answers, part, before: open };
const written = async () => {
  await open();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Words');
};
const own = (isReported: boolean) => (
  <Titled>
    <ReportContent of="card" id="17" isReported={isReported} />
  </Titled>
);

export const waitsOfModeration: Wait[] = [
  {
    ...who,
    ...{ file: 'moderation/ReportedDialog.tsx', name: 'Leave it as it is', call: 'decidecase' },
  },
  {
    ...who,
    ...{ file: 'moderation/TalkForm.tsx', name: 'Send the message', call: 'talkaboutcase', before: written },
  },
  {
    ...{ answers, part: own(true), file: 'feed/ReportContent.tsx' },
    ...{ name: 'Withdraw the report', call: 'withdrawreport' },
  },
  {
    ...{ answers, part: own(false), file: 'feed/ReportContent.tsx' },
    ...{ name: 'Report', call: 'reportcontent' },
    before: () => page.getByRole('button', { name: 'Report this card' }).click(),
  },
];

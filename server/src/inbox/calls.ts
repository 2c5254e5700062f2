import { calls } from '@laurel/contract';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { answerContact } from './answer.ts';
import { assignContact } from './assign.ts';
import { inboxFile, inboxLines } from './file.ts';
import { moveContact } from './move.ts';
import { noteContact } from './note.ts';
import { contactPage, contactWhole, keepers, ownContacts } from './queries.ts';
import { resendAnswer } from './resend.ts';

const { inboxlist, exportinbox, inboxone, inboxkeepers, mycontacts } = calls.inbox;
const { inboxanswer, inboxnote, inboxassign, inboxmove, inboxresend } = calls.inbox;

export const inboxCalls = ({ lane }: { lane: ReportLane }) => [
  query(inboxlist, (tx, { actor, input }) => contactPage(tx, actor, input)),
  stream(exportinbox, (_, asked) =>
    reportFile(lane, asked, {
      ...inboxLines(asked.input, asked.actor),
      columns: inboxFile,
      names: { csv: 'inbox.csv', xlsx: `Inbox_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(inboxone, (tx, { actor, input }) => contactWhole(tx, actor, input)),
  query(inboxkeepers, (tx, { actor, now }) => keepers(tx, actor, now)),
  verb(inboxanswer, (tx, { actor, now, input }) => answerContact(tx, { actor, now }, input)),
  verb(inboxnote, (tx, { actor, now, input }) => noteContact(tx, { actor, now }, input)),
  verb(inboxassign, (tx, { actor, now, input }) => assignContact(tx, { actor, now }, input)),
  verb(inboxmove, (tx, { actor, now, input }) => moveContact(tx, { actor, now }, input)),
  verb(inboxresend, (tx, { actor, now, input }) => resendAnswer(tx, { actor, now }, input)),
  query(mycontacts, (tx, { actor, input }) => ownContacts(tx, actor, input)),
];

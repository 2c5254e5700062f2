import { calls } from '@laurel/contract';
import { query, stream, verb } from '#http/call-context';
import type { Letter } from '#outbox/letter';
import type { ReportLane } from '#streams/lane';
import { auditPage } from './audit-queries.ts';
import { auditRowOf } from './audit-rows.ts';
import { auditEntry } from './entry.ts';
import { auditFile } from './export.ts';
import { choiceOf, messagePage, messageWhole, reachOf } from './message-queries.ts';
import { proofNow } from './proof.ts';
import { giveUp, resend } from './resend.ts';
import { uploadPage } from './uploads.ts';

const { auditlist, auditone, auditproof, exportaudit, uploadlist } = calls.oversight;
const { messagelist, messageone, messagereach, resendmessage, giveupmessage } = calls.oversight;

export const oversightCalls = ({ lane, letters }: { lane: ReportLane; letters: readonly Letter[] }) => [
  query(auditlist, async (tx, { input }) => {
    const { rows, ...page } = await auditPage(tx, input);
    return { entries: rows.map(auditRowOf), ...page };
  }),
  query(auditone, (tx, { actor, input }) => auditEntry(tx, input.auditId, actor.timeZone)),
  query(auditproof, (tx) => proofNow(tx)),
  stream(exportaudit, (_, asked) => auditFile(lane, asked)),
  query(uploadlist, (tx, { input }) => uploadPage(tx, input)),
  query(messagelist, (tx, { input }) => messagePage(tx, input, letters)),
  query(messageone, (tx, { input }) => messageWhole(tx, input, letters)),
  query(messagereach, async (tx, { input }) => reachOf(tx, await choiceOf(tx, input))),
  verb(resendmessage, (tx, { actor, now, input }) => resend(tx, { by: actor.id, now }, input)),
  verb(giveupmessage, (tx, { actor, now, input }) => giveUp(tx, { by: actor.id, now }, input)),
];

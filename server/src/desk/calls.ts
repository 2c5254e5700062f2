import { calls } from '@laurel/contract';
import { act, file, query, verb } from '#http/call-context';
import { moveLine, refundLine } from './desk.ts';
import { deskFile } from './files.ts';
import { importAnswers } from './import-answers.ts';
import { deskList } from './list.ts';

const { desk } = calls;

export const deskCalls = () => [
  query(desk.desklist, (db, { actor, input }) => deskList(db, actor.id, input)),
  verb(desk.deskmove, async (tx, { actor, input, now }) => ({
    message: await moveLine(tx, { actorId: actor.id, now }, input),
  })),
  verb(desk.deskrefund, (tx, { actor, input, now }) => refundLine(tx, { actorId: actor.id, now }, input)),
  file(desk.deskexport, async (db) => ({
    bytes: deskFile(db),
    mimeType: 'text/csv; charset=utf-8',
    downloadAs: 'waiting_lines.csv',
  })),
  act(desk.deskimport, (db, { actor, file, now, query }) =>
    importAnswers(db, { actorId: actor.id, now }, { file, dryRun: query.dryRun === '1' }),
  ),
];

import type { Output } from '@laurel/contract/call';
import { deskimport } from '@laurel/contract/calls/desk';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { type Refusal, refusalWith } from '#errors/refuse';
import { append, appendAll } from '#events/append';
import type { UploadedFile } from '#files/uploaded-file';
import * as common from '#texts/texts';
import type { AtDesk } from './desk.ts';
import { type ImportPlan, type PlannedMove, planOf } from './import-plan.ts';
import { answeredLines, lockOrdersOf, writeMoves } from './import-queries.ts';
import { readSupplierFile, type SupplierFile } from './supplier-rows.ts';
import * as texts from './texts.ts';

type ImportOutcome = Output<typeof deskimport>;

/**
 * Moves the lines as a supplier's file says, all or nothing; lines that stand as the file says are left alone. The file is
 * read before the transaction begins, and a dry run plans the same without a lock. Six thousand lines take as many
 * statements as one.
 */
export async function importAnswers(
  db: Db,
  at: AtDesk,
  { file, dryRun }: { file: UploadedFile; dryRun: boolean },
): Promise<ImportOutcome> {
  const read = await readSupplierFile(file);
  const ids = read.answers.map(({ memberOrderItemId }) => memberOrderItemId);
  if (dryRun) return outcomeOf(read, planOf(read.answers, await answeredLines(db, ids), at.actorId));
  return transaction(db, async (tx) => {
    await lockOrdersOf(tx, ids);
    const plan = planOf(read.answers, await answeredLines(tx, ids), at.actorId);
    const outcome = outcomeOf(read, plan);
    if (outcome.errors.length > 0) throw faulty(outcome, read.errors.length + plan.errors.length);
    if (plan.moves.length > 0) await apply(tx, at, plan.moves, file);
    return outcome;
  });
}

async function apply(tx: Tx, at: AtDesk, moves: readonly PlannedMove[], file: UploadedFile): Promise<void> {
  await writeMoves(tx, moves, at.now);
  await appendMoves(tx, at, moves);
  await append(tx, {
    type: 'supplier.answers.imported',
    at: at.now,
    actorId: at.actorId,
    subject: `file:${file.sha256.toString('hex').slice(0, 16)}`,
    facts: { moved: moves.length },
    particulars: { about: [at.actorId], values: { fileName: file.fileName } },
  });
}

async function appendMoves(tx: Tx, { now: time, actorId }: AtDesk, moves: readonly PlannedMove[]): Promise<void> {
  const rows = moves.map(({ now, to: { dispatchStatus, ...how } }) => ({
    line_id: now.id,
    member_id: now.memberId,
    facts: { orderId: now.orderId, before: now.dispatchStatus, after: dispatchStatus },
    how,
  }));
  await appendAll(
    tx,
    { type: 'order.line.moved', at: time, actorId },
    sql`select 'orderLine:' || line_id as subject, array[member_id] as concerns, facts, array[member_id] as about, how as particulars
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (line_id bigint, member_id bigint, facts jsonb, how jsonb)`,
  );
}

const errorsShown = 1000;
const changesShown = 200;

function outcomeOf({ errors, ignored, spelt }: SupplierFile, plan: ImportPlan): ImportOutcome {
  const all = [...errors, ...plan.errors]
    .sort((a, b) => a.line - b.line)
    .map((error) => ({ ...error, field: spelt.get(error.field) ?? error.field }));
  const isSent = ({ now, to }: PlannedMove) => to.dispatchStatus === 2 && now.dispatchStatus !== 2;
  const more = all.length - errorsShown;
  return {
    changed: plan.moves.length,
    unchanged: plan.unchanged,
    own: plan.own,
    told: plan.moves.filter((move) => isSent(move) && move.now.email !== null).length,
    ignored,
    changes: plan.moves.slice(0, changesShown).map(changeOf),
    errors:
      more > 0
        ? [...all.slice(0, errorsShown), { line: 0, field: '', message: say(common.moreErrors, { count: more }) }]
        : all,
  };
}

function changeOf({ line, now, to }: PlannedMove): ImportOutcome['changes'][number] {
  const { dispatchStatus, carrier, reference } = now;
  return {
    line,
    memberOrderItemId: now.id,
    orderNum: now.orderNum,
    itemDescription: now.name,
    before: { dispatchStatus, carrier, reference },
    after: to,
  };
}

function faulty(outcome: ImportOutcome, count: number): Refusal {
  const words = say(texts.nothingChanged, { count });
  return refusalWith(deskimport, { code: 'badInput', words }, { ...outcome, changed: 0, told: 0 });
}

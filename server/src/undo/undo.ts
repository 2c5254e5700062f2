import { isDeepStrictEqual } from 'node:util';
import type { Input } from '@laurel/contract/call';
import { undoupload as call, type UndoOutcome } from '@laurel/contract/calls/undo';
import { undoRowsShown } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Confirmation, UploadKind } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import { ask } from '#asking/ask';
import type { FileWish } from '#asking/wishes';
import { noLimits } from '#db/begin';
import { setLimits, type Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { refusalWith, refuse } from '#errors/refuse';
import { firstChanges, makeChanges } from '#imports/changes';
import { RowErrors } from '#imports/row-errors';
import { aloneNeed, type Second, secondOf } from '#imports/second-person';
import { turnOfFile } from '#imports/turn';
import { undoBudgets } from './budgets.ts';
import { undoProducts } from './products.ts';
import { undoPromos } from './promos.ts';
import { keepUndo } from './record.ts';
import { undoRoster } from './roster.ts';
import { type Stays, whyWords } from './stays.ts';
import { takenToUndo } from './taken.ts';
import * as texts from './texts.ts';
import { undoTranslations } from './translations.ts';
import { makeUndoRows, type Undoer, type Undoing } from './undoing.ts';
import { undoVouchers } from './vouchers.ts';

export interface UndoRequest {
  uploadId: string;
  by: Actor;
  now: Date;
  /** Who has confirmed it as the second person. */
  confirmerId?: number;
  voucherKeys: readonly Buffer[];
}

type Asked = Omit<Input<typeof call>, 'uploadId'> & { asked?: FileWish['asked'] };

const undoers: Partial<Record<UploadKind, Undoer>> = {
  roster: undoRoster,
  budgets: undoBudgets,
  products: undoProducts,
  vouchers: undoVouchers,
  promos: undoPromos,
  translations: undoTranslations,
};

/** What of a file goes back now, with all of it locked: whoever calls ends the transaction, or goes on. */
export async function planUndo(tx: Tx, request: UndoRequest, reason = '') {
  const { by, now, confirmerId = null, voucherKeys } = request;
  await setLimits(tx, { ...noLimits, lockMs: 20_000 });
  await turnOfFile(tx);
  const taken = await takenToUndo(tx, request);
  const undoing: Undoing = {
    ...{ tx, now, actorId: by.id, holder: by, voucherKeys, confirmerId, taken, reason },
    ...{ errors: new RowErrors(), isPart: true, isByHand: false, isUndo: true },
    has: () => true,
  };
  await makeUndoRows(undoing);
  await makeChanges(undoing);
  const plan = await (undoers[taken.kind] ?? refuse('ruleBroken', say(texts.ofKind)))(undoing);
  const second = await secondOf(undoing, { ...plan, unchanged: 0 });
  const needs = second?.seconds.count === 0 ? [...plan.needs, aloneNeed(second)] : plan.needs;
  return { undoing, plan: { ...plan, needs }, second };
}

type Planned = Awaited<ReturnType<typeof planUndo>>;

export async function outcomeOf(
  { undoing: { tx, taken }, plan, second }: Planned,
  confirmed: ReadonlySet<Confirmation>,
): Promise<UndoOutcome> {
  const asks = plan.needs.filter(({ confirm }) => !confirmed.has(confirm));
  const { kind, fileName, at } = taken;
  const { added, changed, removed, points } = plan;
  return {
    ...{ kind, fileName, at: at.toISOString(), added, changed, removed, points },
    ...(await firstChanges(tx)),
    stays: await whatStays(tx),
    ...{ asks, confirm: asks.map(({ confirm }) => confirm) },
    second:
      second && second.seconds.count > 0 ? { words: second.words, seconds: second.seconds, approvalId: '' } : null,
  };
}

/** Does what was seen, once; or asks a second person where the former values need one. */
export async function undoUpload(tx: Tx, request: UndoRequest, asked: Asked): Promise<UndoOutcome> {
  const planned = await planUndo(tx, request, asked.reason.trim());
  const { undoing, plan, second } = planned;
  const confirmed = new Set(asked.confirm);
  const outcome = await outcomeOf(planned, confirmed);
  const { added, changed, removed, points, stays } = outcome;
  if (!isDeepStrictEqual({ added, changed, removed, points, stays: stays.count }, { ...asked.seen }))
    throw refusalWith(call, { code: 'changedMeanwhile', words: say(texts.changed) }, outcome);
  if (added + changed + removed === 0) await refuseNothing(undoing);
  if (asked.asked && !isDeepStrictEqual(asked.asked, plan.second?.asked ?? { count: 0, lines: [] }))
    refuse('ruleBroken', say(texts.changed));
  if (outcome.asks.length > 0) {
    const why = outcome.asks.map(({ words }) => words).join(' ');
    throw refusalWith(call, { code: 'ruleBroken', words: say(texts.unconfirmed, { why }) }, outcome);
  }
  if (outcome.second && second) {
    const approvalId = await askForUndo(undoing, second, request, { outcome, asked });
    return { ...outcome, second: { ...outcome.second, approvalId } };
  }
  await plan.apply();
  await keepUndo(undoing, plan, { stays: stays.count, confirmed: [...confirmed] });
  return outcome;
}

/** Of what is about oneself alone it is said so. */
async function refuseNothing({ tx, actorId, taken }: Undoing): Promise<never> {
  const { rows } = await sql`select from undo_rows where stays ->> 'why' = 'own'`.execute(tx);
  if (rows.length > 0) mustNotBeOwn(taken.kind === 'budgets' ? 'pot' : 'role', actorId, [actorId]);
  return refuse('ruleBroken', say(said.nothingGoesBack));
}

/** As a file that says the former values waits for a second person; nothing but its number is kept. */
function askForUndo(
  { tx, now, taken }: Undoing,
  { kind, concerns, points, asked: lines }: Second,
  { by, uploadId }: UndoRequest,
  { outcome, asked: { seen, confirm, reason } }: { outcome: UndoOutcome; asked: Asked },
): Promise<string> {
  const { added, changed, removed } = outcome;
  const wish = {
    ...{ kind: taken.kind, added, changed, removed, unchanged: 0, fileName: taken.fileName, confirm, asked: lines },
    undo: { uploadId, seen },
  };
  return ask(tx, { kind, by, now, concerns, points, wish, words: reason });
}

interface StayingRow {
  line: number;
  key: string;
  name: string;
  stays: Stays;
  count: number;
}

async function whatStays(tx: Tx): Promise<UndoOutcome['stays']> {
  const { rows } = await sql<StayingRow>`
    select line, key, name, stays, count(*) over () as count from undo_rows where stays is not null order by n
    -- limit: the first are shown, all are counted and in the file
    limit ${undoRowsShown}`.execute(tx);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ line, key, name, stays }) => ({ line, key, name, why: whyWords(stays) })),
  };
}

import type { Output } from '@laurel/contract/call';
import { type CorrectionPreview, correct as call } from '@laurel/contract/calls/corrections';
import { say } from '@laurel/contract/say';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import { namedSeconds } from '#asking/seconds';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { refusalWith, refuse } from '#errors/refuse';
import { giveBackLent, lockLentTo } from '#lent/budget';
import { aboveWords, aloneSoFar, isAboveAlone } from '#limits/corrected-alone';
import { isAbove, rules } from '#programme/rules';
import * as usual from '#texts/texts';
import { tryCard, withdrawCard } from './card.ts';
import { lockedMoves, type Moves, movesOf, type Wish } from './moves.ts';
import { concernsOf, previewOf, totalMoved, totalOwed } from './plan.ts';
import { storeCorrection, withdrawCards } from './store.ts';
import * as texts from './texts.ts';

export interface Reason {
  reason: string;
  /** Points that would be moved, as they were seen. */
  seen: number;
  /** Of these, what would become a debt. */
  seenOwed?: number | undefined;
  alone?: boolean | undefined;
}

interface Doing {
  by: Actor;
  now: Date;
  /** Who has confirmed it. */
  confirmer?: Actor;
}

/** What a correction would do now. */
export async function tryCorrection(on: Tx, { by, now }: Doing, wish: Wish): Promise<CorrectionPreview> {
  if (wish.kind === 'card') return tryCard(on, by, wish.subjectId);
  const found = await movesOf(on, wish, now);
  mustBeCorrectable(found, wish, by);
  mayOwe(wish);
  return shown(on, { by, now }, wish, found);
}

/** Sets points right: never twice, never below zero, and above a limit with a second person. */
export async function correctPoints(
  tx: Tx,
  doing: Doing,
  wish: Wish,
  { reason, seen, seenOwed = 0, alone = false }: Reason,
): Promise<Output<typeof call>> {
  const { by, now, confirmer } = doing;
  if (wish.kind === 'card') return withdrawCard(tx, { by, now, cardId: wish.subjectId, reason: reason.trim() });
  const before = await movesOf(tx, wish, now);
  mustBeCorrectable(before, wish, by);
  mayOwe(wish);
  if (wish.kind === 'award') await lockLentTo(tx, wish.subjectId);
  const found = await lockedMoves(tx, wish, before, now);
  mustBeCorrectable(found, wish, by);
  const points = totalMoved(found.moves);
  if (points !== seen || totalOwed(found.moves) !== seenOwed) {
    const words = say(texts.changed);
    throw refusalWith(call, { code: 'changedMeanwhile', words }, { preview: await shown(tx, doing, wish, found) });
  }
  if (points === 0) refuse('notEnoughPoints', say(texts.nothingLeft));
  if (!confirmer && (await isAboveAlone(tx, { byId: by.id, now, points }))) {
    const second = await askOrAlone(
      tx,
      {
        ...{ kind: 'correction' as const, by, now, concerns: concernsOf(found, wish.kind), points },
        ...{ wish: { ...wish, seen, seenOwed }, words: reason },
      },
      { isAlone: alone, why: aboveWords(), subject: subjectWords(wish) },
    );
    if (second) return { message: say(texts.waits, { seconds: secondsWords(second.seconds) }), points: 0, second };
  }
  const id = await done(tx, doing, wish, { found, points, reason: reason.trim() });
  return { message: say(texts.corrected, { points }), points, correctionId: String(id) };
}

/** The same when the second person has confirmed it. */
export const correctionConfirmed: Deed<'correction'> = async (tx, { asker, confirmer, now, wish, words }) => {
  if (words === '') refuse('ruleBroken', say(usual.wordsGone));
  if (wish.kind === 'forgive') throw new Error('What is forgiven is no correction.');
  const { seen, seenOwed, ...asked } = wish;
  const reason = { reason: words, seen, seenOwed };
  return (await correctPoints(tx, { by: asker, now, confirmer }, asked as Wish, reason)).message;
};

function mustBeCorrectable(found: Moves, wish: Wish, by: Actor): void {
  mustNotBeOwn('correction', by.id, concernsOf(found, wish.kind));
  if (found.moves.length === 0) refuse('alreadyReviewed', say(usual.correctedAlready));
}

/** What was spent becomes a debt only where the programme says so. */
function mayOwe({ asDebt }: Wish): void {
  if (asDebt && !rules().corrections.debts) refuse('ruleBroken', say(texts.noDebts));
}

async function shown(on: Tx, { by, now }: Doing, wish: Wish, found: Moves): Promise<CorrectionPreview> {
  const { alone: most } = rules().corrections;
  const before = most === 'none' ? 0 : await aloneSoFar(on, { byId: by.id, now });
  const needsSecond = isAbove(totalMoved(found.moves) + before, most);
  const concerns = concernsOf(found, wish.kind);
  const seconds = needsSecond ? await namedSeconds(on, { kind: 'correction', askerId: by.id, concerns, now }) : null;
  return previewOf(found.moves, { seconds, leftAlone: most === 'none' ? null : Math.max(0, most - before) });
}

async function done(
  tx: Tx,
  { by, now, confirmer }: Doing,
  wish: Wish,
  { found: { moves, giverId }, points, reason }: { found: Moves; points: number; reason: string },
): Promise<number> {
  const subjectId = 'subjectId' in wish ? wish.subjectId : null;
  const id = await storeCorrection(tx, {
    ...{ kind: wish.kind, subjectId: subjectId === null ? null : Number(subjectId) },
    ...{ by, secondId: confirmer?.id ?? null, giverId, reason, moves, now },
  });
  const toIds = moves.map(({ whose }) => whose.memberId);
  if (subjectId !== null && wish.kind === 'award') {
    await withdrawCards(tx, { of: { awardId: subjectId }, toIds, points, by, now });
    await giveBackLent(tx, subjectId, points);
  }
  if (subjectId !== null && wish.kind === 'nomination')
    await withdrawCards(tx, { of: { nominationId: subjectId }, toIds, points, by, now });
  return id;
}

function subjectWords(wish: Wish): `${string}:${string}` {
  return 'subjectId' in wish ? `${wish.kind}:${wish.subjectId}` : `member:${wish.memberId}`;
}

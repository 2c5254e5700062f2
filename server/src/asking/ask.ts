import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import { type AsksSecond, nobodyElse } from '@laurel/contract/calls/approvals';
import { approvalsAskedMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { NamedPeople } from '@laurel/contract/shapes/quote';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { forAway } from '#directory/decides';
import { Refusal, refuse } from '#errors/refuse';
import { append } from '#events/append';
import * as usual from '#texts/texts';
import { keepWords } from '#words/keep';
import { type FirstStep, firstStep, type Step, stepsOf, storeSteps } from './steps.ts';
import * as texts from './texts.ts';
import type { Wishes } from './wishes.ts';

export interface Ask<Kind extends ApprovalKind> {
  kind: Kind;
  by: Actor;
  /** For whom they ask as a delegate. */
  forId?: number | null;
  now: Date;
  /** From whom it would come, where not from who asks or for whom they do: who nominated. */
  giverId?: number;
  /** Whom it would give something: they do not decide about it. */
  concerns: readonly number[];
  points: number;
  /** The idea, the nomination or, of a prize, the vote. */
  subjectId?: number;
  wish: Wishes[Kind];
  /** What the asker wrote. */
  words?: string;
  /** What of it is to stand in the audit; about whom it concerns. */
  particulars?: Record<string, unknown>;
  file?: Buffer;
  /** Who confirms it, one step after the other; by its kind where it is left out. */
  steps?: readonly Step[];
  /** When it goes back, where nobody has decided. */
  untilAt?: Date;
}

/** Keeps what is to wait, and tells those who may confirm it. */
export async function ask<Kind extends ApprovalKind>(tx: Tx, asked: Ask<Kind>): Promise<string> {
  const { kind, by, forId = null, now, concerns, points, subjectId, wish, words = '', particulars, file } = asked;
  await mustBeWithinShare(tx, by);
  const { id } = await tx
    .insertInto('approvals')
    .values({
      kind,
      asked_by_id: by.id,
      asked_for_id: forId,
      asked_at: now,
      concerns: [...concerns],
      points,
      subject_id: subjectId ?? null,
      wish: JSON.stringify(wish),
      file: file ?? null,
      until_at: asked.untilAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeSteps(tx, id, asked.steps ?? stepsOf(kind), now);
  const [only, ...others] = concerns;
  const aboutId = only !== undefined && others.length === 0 ? only : null;
  await keepWords(tx, [{ of: 'approval.message', ofId: id, byId: by.id, aboutId, text: words.trim() }]);
  await append(tx, {
    type: 'approval.asked',
    at: now,
    actorId: by.id,
    subject: `approval:${id}`,
    facts: { kind, points, people: concerns.length, ...forAway(forId) },
    ...(particulars && { particulars: { about: concerns, values: particulars } }),
  });
  return String(id);
}

/** What nobody decides does not pile up: on those who would, and as files. Of one asker, one is counted at a time. */
async function mustBeWithinShare(tx: Tx, { id }: Actor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests of asker ${id}`}, 0))`.execute(tx);
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from approvals where asked_by_id = ${id} and state = 'waiting'`.execute(tx);
  if ((rows[0]?.waiting ?? 0) >= approvalsAskedMax)
    refuse('ruleBroken', say(texts.tooMany, { count: approvalsAskedMax }));
}

/**
 * Asks others. Where nobody may confirm it, the asker says that they do it alone: then the answer is undefined, and what is done is told
 * with `subject`. What is never done alone is refused.
 */
export async function askOrAlone<Kind extends ApprovalKind>(
  tx: Tx,
  asked: Ask<Kind>,
  { isAlone, why, subject }: { isAlone: boolean | 'never'; why: string; subject: `${string}:${string | number}` },
): Promise<AsksSecond | undefined> {
  const { kind, by, forId = null, now, concerns, points } = asked;
  const [begun, ...later] = await begin(tx, asked);
  if (begun.seconds.count > 0)
    return { approvalId: await ask(tx, { ...asked, steps: [begun.step, ...later] }), seconds: begun.seconds };
  if (isAlone === 'never') refuse('ruleBroken', `${why} ${say(texts.nobodyMay)}`);
  if (!isAlone)
    throw new Refusal('needsSecond', `${why} ${say(usual.nobodyElse)}`, {
      extra: nobodyElse.parse({ nobodyElse: true }),
    });
  await append(tx, {
    type: 'approval.alone',
    at: now,
    actorId: by.id,
    subject,
    concerns,
    facts: { kind, points, people: concerns.length, ...forAway(forId) },
  });
  return undefined;
}

/** The steps as they begin: the first with who may confirm it. */
async function begin<Kind extends ApprovalKind>(
  tx: Tx,
  { kind, by, forId = null, giverId, now, concerns, steps = stepsOf(kind) }: Ask<Kind>,
): Promise<[FirstStep, ...Step[]]> {
  const [first, ...later] = steps as [Step, ...Step[]];
  return [await firstStep(tx, first, { askerId: by.id, askedForId: forId, giverId, concerns, now }), ...later];
}

/** 'Ann Able', 'Ann Able or Bob Best', 'Ann Able, Bob Best or one of 3 others'. */
export function secondsWords({ count, names }: NamedPeople): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return count > 2
    ? say(texts.orOthers, { first, second, others: count - 2 })
    : say(texts.eitherOfTwo, { first, second });
}

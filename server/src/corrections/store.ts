import type { CardKind } from '@laurel/contract/rules/cases';
import type { CorrectionKind, MemberAccount } from '@laurel/contract/rules/correction-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { keepWords } from '#words/keep';
import type { Move } from './moves.ts';
import { pointsMoved, totalMoved, totalOwed } from './plan.ts';

export interface Correcting {
  kind: CorrectionKind;
  /** Of what it reverses. */
  subjectId: number | null;
  by: Actor;
  secondId: number | null;
  giverId: number | null;
  reason: string;
  moves: readonly Move[];
  /** Whose cards without points are taken back. */
  cardsOf?: readonly number[];
  now: Date;
}

/** Keeps a correction, moves its points, and tells it. Answers its id. */
export async function storeCorrection(tx: Tx, correcting: Correcting): Promise<number> {
  const { kind, subjectId, by, secondId, giverId, reason, moves, cardsOf = [], now } = correcting;
  const { id } = await tx
    .insertInto('corrections')
    .values({
      kind,
      subject_id: subjectId,
      by_id: by.id,
      second_id: secondId,
      giver_id: giverId,
      reason_length: [...reason].length,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lineIds = await storeLines(tx, id, [...moves.map(lineOf), ...cardsOf.map(lineOfCard)]);
  await lend(tx, { moves, lineIds, byId: by.id, now });
  await post(tx, {
    kind: 'correction',
    at: now,
    actorId: by.id,
    lines: moves.flatMap((move) => {
      const { direction, accountId, other, whose } = move;
      const points = pointsMoved(move);
      if (points === 0 || accountId === null) return [];
      const [from, to] = direction === 1 ? [other.id, accountId] : [accountId, other.id];
      return [{ source: `line:${lineIds.get(whose.memberId)}`, from, to, points }];
    }),
  });
  const people = [...moves.map(({ whose }) => whose.memberId), ...cardsOf];
  const [only, ...others] = people;
  const aboutId = only !== undefined && others.length === 0 ? only : null;
  await keepWords(tx, [{ of: 'correction.reason', ofId: id, byId: by.id, aboutId, text: reason }]);
  await append(tx, {
    type: 'points.corrected',
    at: now,
    actorId: by.id,
    subject: `correction:${id}`,
    concerns: people,
    facts: {
      ...{ kind, of: subjectId, people: people.length, points: totalMoved(moves) },
      asked: moves.reduce((sum, { asked }) => sum + asked, 0),
      ...(totalOwed(moves) > 0 && { owed: totalOwed(moves) }),
    },
    particulars: { about: [...people, by.id], values: { reason } },
  });
  return id;
}

interface Line {
  memberId: number;
  account: MemberAccount;
  transactionId: number | null;
  points: number;
  asked: number;
}

function lineOf(move: Move): Line {
  const { whose, account, transactionId, direction, asked } = move;
  return { memberId: whose.memberId, account, transactionId, points: direction * pointsMoved(move), asked };
}

const lineOfCard = (memberId: number): Line => ({
  memberId,
  account: 'wallet',
  transactionId: null,
  points: 0,
  asked: 0,
});

/** One for each person; by their ids. */
async function storeLines(tx: Tx, correctionId: number, lines: readonly Line[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; memberId: number }>`
    insert into correction_lines (correction_id, member_id, account, transaction_id, points, points_asked)
    select ${correctionId}::bigint, l.* from unnest(${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ account }) => account)}::text[],
      ${lines.map(({ transactionId }) => transactionId)}::bigint[], ${lines.map(({ points }) => points)}::bigint[],
      ${lines.map(({ asked }) => asked)}::bigint[]) as l (member_id, account, transaction_id, points, points_asked)
    returning id, member_id as "memberId"`.execute(tx);
  return new Map(rows.map((row) => [row.memberId, row.id]));
}

/** What was spent is lent to whose it was, so that all of it can go back: a debt of each. */
async function lend(
  tx: Tx,
  {
    moves,
    lineIds,
    byId,
    now,
  }: { moves: readonly Move[]; lineIds: ReadonlyMap<number, number>; byId: number; now: Date },
): Promise<void> {
  const lent = moves.filter(({ owed }) => owed > 0);
  if (lent.length === 0) return;
  const { rows } = await sql<{ id: number; accountId: number; points: number }>`
    insert into debts (correction_line_id, member_id, account_id, points, created_at)
    select d.*, ${now} from unnest(${lent.map(({ whose }) => lineIds.get(whose.memberId) as number)}::bigint[],
      ${lent.map(({ whose }) => whose.memberId)}::bigint[], ${lent.map(({ accountId }) => accountId)}::bigint[],
      ${lent.map(({ owed }) => owed)}::bigint[]) as d
    returning id, account_id as "accountId", points`.execute(tx);
  const from = await systemAccount(tx, 'programme');
  const lines = rows.map(({ id, accountId, points }) => ({ source: String(id), from, to: accountId, points }));
  await post(tx, { kind: 'debt', at: now, actorId: byId, lines });
}

/** The cards of these people say that it was taken back. Answers how many did not before. */
export async function withdrawCards(
  tx: Tx,
  {
    of,
    toIds,
    points,
    by,
    now,
  }: {
    of: { awardId: string } | { nominationId: string };
    toIds: readonly number[];
    points: number;
    by: Actor;
    now: Date;
  },
): Promise<number> {
  const [column, id, subject] =
    'awardId' in of
      ? (['award_id', of.awardId, `award:${of.awardId}`] as const)
      : (['nomination_id', of.nominationId, `nomination:${of.nominationId}`] as const);
  const { rows } = await sql<{ kind: CardKind }>`
    update recognitions set withdrawn_at = ${now}
    where ${sql.ref(column)} = ${id} and to_id = any(${[...toIds]}::bigint[]) and withdrawn_at is null returning kind`.execute(
    tx,
  );
  const [first] = rows;
  if (!first) return 0;
  await append(tx, {
    type: 'recognition.withdrawn',
    at: now,
    actorId: by.id,
    subject,
    concerns: toIds,
    facts: { kind: first.kind, people: rows.length, points },
  });
  return rows.length;
}

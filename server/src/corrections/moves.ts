import type { CorrectionSide } from '@laurel/contract/calls/corrections';
import type { MemberAccount, ReversalKind } from '@laurel/contract/rules/correction-kinds';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { idOfAnybody } from '#directory/people';
import { notFound } from '#errors/refuse';
import { openAccounts, systemAccount } from '#ledger/accounts';
import { type Subject, sources, subjectOf } from './subjects.ts';

/** What is asked for, as calls and as approvals have it. */
export type Wish = (
  | { kind: ReversalKind; subjectId: string; memberId?: string | undefined }
  | { kind: 'credit' | 'debit'; memberId: string; account: MemberAccount; points: number }
) & {
  /** What was spent becomes a debt. */
  asDebt?: boolean | undefined;
};

type Hindered = NonNullable<CorrectionSide['hindered']>;

/** Whose points they are. */
export interface Whose {
  memberId: number;
  publicId: string;
  isRegistered: boolean;
  name: string;
  memberNumber: string;
}

/** Where they come from, or go back to. */
export interface Other {
  id: number;
  kind: CorrectionSide['account'];
  whose: Whose | null;
  balance: number | null;
}

/** Points of one person that are to move. */
export interface Move {
  whose: Whose;
  account: MemberAccount;
  /** Null: it is opened when points go there. */
  accountId: number | null;
  balance: number;
  direction: 1 | -1;
  asked: number;
  /** What is not there of it, and is lent so that it can move: a debt. */
  owed: number;
  transactionId: number | null;
  hindered: Hindered | null;
  other: Other;
}

export interface Moves extends Subject {
  moves: Move[];
  /** Was there more of it that is reversed already. */
  isReversed: boolean;
}

/** What it is about, as it is at this moment. */
export async function movesOf(on: Db | Tx, wish: Wish, now: Date): Promise<Moves> {
  const found = await ('subjectId' in wish ? reversed(on, wish, now) : booked(on, wish, now));
  if (!wish.asDebt) return found;
  return { ...found, moves: found.moves.map((move) => ({ ...move, owed: couldOwe(move) })) };
}

/** What of a wallet was spent of it. A pot is the company's money: of what it lacks nobody owes anything. */
export function couldOwe({ account, direction, asked, balance, hindered, whose }: Move): number {
  if (hindered || direction === 1 || account !== 'wallet' || !whose.isRegistered) return 0;
  return Math.max(0, asked - balance);
}

interface Party {
  id: number;
  kind: CorrectionSide['account'];
  memberId: number | null;
  balance: number | null;
  isOpen: boolean;
}

interface Original {
  transactionId: number;
  points: number;
  isReversed: boolean;
  payer: Party;
  taker: Party;
}

const party = (as: string) => sql`
  jsonb_build_object('id', ${sql.ref(as)}.id, 'kind', ${sql.ref(as)}.kind, 'memberId', ${sql.ref(as)}.member_id,
    'balance', ${sql.ref(as)}.balance, 'isOpen', ${sql.ref(as)}.closed_at is null)`;

async function reversed(
  on: Db | Tx,
  { kind, subjectId, memberId }: Extract<Wish, { subjectId: string }>,
  now: Date,
): Promise<Moves> {
  const subject = (await subjectOf(on, kind, subjectId)) ?? notFound();
  const { rows } = await sql<Original>`
    select t.id as "transactionId", got.amount as points, exists (select from correction_lines c where c.transaction_id = t.id) as "isReversed",
      ${party('payer')} as payer, ${party('taker')} as taker
    from (${sources[kind](subjectId)}) s join ledger_transactions t using (kind, source_id)
    join ledger_legs got on got.transaction_id = t.id and got.amount > 0 join ledger_accounts taker on taker.id = got.account_id
    join ledger_legs paid on paid.transaction_id = t.id and paid.amount < 0 join ledger_accounts payer on payer.id = paid.account_id
    order by t.id`.execute(on);
  const isBack = kind === 'forfeit';
  const ownersOf = ({ payer, taker }: Original) => (isBack ? payer : taker);
  const ids = rows.flatMap(({ payer, taker }) => [payer.memberId, taker.memberId]).filter((id) => id !== null);
  const people = await peopleOf(on, ids, now);
  const wanted = rows.filter((row) => {
    const { memberId: owner } = ownersOf(row);
    return memberId === undefined || people.get(owner as number)?.publicId === publicIdOf(memberId);
  });
  if (wanted.length === 0) return notFound();
  const left = wanted.filter((row) => !row.isReversed);
  const programme = await systemAccount(on, 'programme');
  const moves = left.map((row): Move => {
    const owner = ownersOf(row);
    const person = people.get(owner.memberId as number) as Person;
    const shared = { whose: person, asked: row.points, owed: 0, transactionId: row.transactionId };
    if (isBack)
      return { ...shared, ...given(person, owner.kind as MemberAccount), other: otherOf(row.taker, people, programme) };
    const hindered = !owner.isOpen ? 'closed' : person.isActive ? null : 'gone';
    return {
      ...shared,
      account: owner.kind as MemberAccount,
      accountId: owner.id,
      balance: owner.balance ?? 0,
      direction: -1,
      hindered,
      other: otherOf(row.payer, people, programme),
    };
  });
  return { ...subject, moves, isReversed: left.length < wanted.length };
}

/** Back to where it came from; to the programme where that is closed, or its owner has left. */
function otherOf(
  { id, kind, memberId, balance, isOpen }: Party,
  people: ReadonlyMap<number, Person>,
  programme: number,
): Other {
  if (memberId === null) return { id, kind, whose: null, balance: null };
  const person = people.get(memberId);
  if (!isOpen || !person?.isActive) return { id: programme, kind: 'programme', whose: null, balance: null };
  return { id, kind, whose: person, balance };
}

async function booked(
  on: Db | Tx,
  { kind, memberId, account, points }: Extract<Wish, { account: MemberAccount }>,
  now: Date,
): Promise<Moves> {
  const id = (await idOfAnybody(on, memberId)) ?? notFound();
  const person = (await peopleOf(on, [id], now)).get(id) as Person;
  const other = { id: await systemAccount(on, 'programme'), kind: 'programme' as const, whose: null, balance: null };
  const shared = { whose: person, asked: points, owed: 0, transactionId: null, other };
  const move: Move =
    kind === 'credit' ? { ...shared, ...given(person, account) } : { ...shared, ...taken(person, account) };
  return { giverId: null, deciderId: null, moves: [move], isReversed: false };
}

/** Into the account that is open now, or is opened. */
function given(person: Person, account: MemberAccount) {
  const open = person[account];
  return {
    account,
    accountId: open?.id ?? null,
    balance: open?.balance ?? 0,
    direction: 1 as const,
    hindered: hinderedToGet(person, account),
  };
}

function taken(person: Person, account: MemberAccount) {
  const open = person[account];
  return {
    account,
    accountId: open?.id ?? null,
    balance: open?.balance ?? 0,
    direction: -1 as const,
    hindered: person.isActive ? (open ? null : ('closed' as const)) : ('gone' as const),
  };
}

function hinderedToGet({ isActive, isRegistered, isManager, pot }: Person, account: MemberAccount): Hindered | null {
  if (!isActive) return 'gone';
  if (!isRegistered) return 'notRegistered';
  return account === 'pot' && !isManager && !pot ? 'noManager' : null;
}

interface OpenAccount {
  id: number;
  balance: number;
}

interface Person extends Whose, Record<MemberAccount, OpenAccount | null> {
  isActive: boolean;
  isManager: boolean;
}

async function peopleOf(on: Db | Tx, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, Person>> {
  const open = (kind: MemberAccount) => sql`
    (select jsonb_build_object('id', a.id, 'balance', a.balance) from ledger_accounts a
      where a.member_id = m.id and a.kind = ${kind} and a.closed_at is null)`;
  const { rows } = await sql<Person>`
    select m.id as "memberId", m.public_id as "publicId", m.registered_at is not null as "isRegistered", m.display_name as name,
      m.member_number as "memberNumber", m.deactivated_at is null as "isActive",
      exists (select from roles_at(${now}) r where r.member_id = m.id and r.capability = 'manager') as "isManager",
      ${open('wallet')} as wallet, ${open('pot')} as pot
    from people m where m.id = any(${[...new Set(ids)]}::bigint[])`.execute(on);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/**
 * The same with all of their accounts open, and locked in the order of their ids as everything locks them that moves points: nobody
 * spends, and nobody reverses the same, before the transaction ends.
 */
export async function lockedMoves(tx: Tx, wish: Wish, found: Moves, now: Date): Promise<Moves> {
  const toOpen = found.moves.filter(({ accountId, hindered }) => accountId === null && hindered === null);
  await openFor(tx, toOpen, now);
  const { moves } = toOpen.length > 0 ? await movesOf(tx, wish, now) : found;
  const ids = moves.flatMap(({ accountId, other }) => [accountId ?? 0, other.id]);
  await sql`
    select id from ledger_accounts where id = any(${[...new Set(ids)]}::bigint[]) and balance is not null order by id for update`.execute(
    tx,
  );
  return movesOf(tx, wish, now);
}

async function openFor(tx: Tx, moves: readonly Move[], now: Date): Promise<void> {
  // loop: wallets and pots
  for (const kind of ['wallet', 'pot'] as const) {
    const ids = moves.filter(({ account }) => account === kind).map(({ whose }) => whose.memberId);
    if (ids.length > 0) await openAccounts(tx, kind, ids, now);
  }
}

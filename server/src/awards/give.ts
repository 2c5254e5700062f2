import type { Output } from '@laurel/contract/call';
import type { doreward } from '@laurel/contract/calls/awards/doreward';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { inOrder } from '#db/in-order';
import { type Tx, withCommit } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import type { FoundPerson } from '#directory/people';
import { named } from '#directory/recipients';
import { sendCards } from '#ecards/send';
import { refuse } from '#errors/refuse';
import { type Payers, payersOf } from '#ledger/accounts';
import { countPeople } from '#limits/people-limit';
import { takeBackOf } from '#programme/take-back';
import * as usual from '#texts/texts';
import { keepWords, type Words } from '#words/keep';
import { type Lender, lenderOf, useLender } from './lender.ts';
import { mustBePrize } from './prize.ts';
import { type Counted, countOf, type Giving, mustBeAsSeen, namesOf } from './quote.ts';
import { type Award, sentMessage } from './rules.ts';
import { newAwardId, storeAndPay } from './store.ts';

export interface Wish {
  by: Actor;
  award: Award;
  /** Drawn before, where something else speaks of the award too. */
  id?: number | undefined;
  /** The programme by which it was decided: that of now, unless it was before. */
  version?: number | undefined;
  /** Whom it means, where that was found before. */
  found?: Found | undefined;
}

/** Whom an award means, and from whose budget it is given, as its giver saw it. */
export interface Found {
  counted: Counted;
  lender: Lender | undefined;
}

export type Given = Output<typeof doreward>;

/** Refuses what may not be given, or was seen otherwise; `lender` is whose budget it is, where that was found before. */
export async function findAward(
  tx: Tx,
  giving: Giving,
  { by, award }: Pick<Wish, 'by' | 'award'>,
  { lender: known, isConfirmed = false }: { lender?: Lender | undefined; isConfirmed?: boolean } = {},
): Promise<Found> {
  const lender = known ?? (await lenderOf(tx, by, award, { now: giving.now, isGiving: true }));
  const counted = countOf(await named(tx, award.recipients), by, award, lender?.away);
  await mustBePrize(tx, award, counted, { isConfirmed });
  await mustBeAsSeen(tx, by, award, giving, counted);
  return { counted, lender };
}

/**
 * An award or an e-card to each recipient, all or nothing: each gets the full amount, and who pays pays amount × people. Pay It Forward
 * comes from the giver's wallet, adhoc from the manager's pot, Recognise from the programme.
 */
export async function giveAward(
  tx: Tx,
  giving: Giving,
  { by, award, id: drawn, version = programme().version, found }: Wish,
): Promise<Given> {
  const { now, gate } = giving;
  const { counted, lender } = found ?? (await findAward(tx, giving, { by, award }));
  const { everyone: people, pointsTotal } = counted;
  const [payers, id] = await inOrder(
    tx,
    () => payersOf(tx, lender?.away.id ?? by.id),
    () => drawn ?? newAwardId(tx),
  );
  const from = award.points > 0 ? payerOf(payers, award.what, { people, pointsTotal }) : null;
  if (lender) await useLender(tx, lender, pointsTotal);
  if (gate.limited) await countPeople(tx, { by, people: people.length, now });
  withCommit(tx, () => storeAndPay(tx, { id, by, lent: lender?.budget, award, people, from, version, now }));
  withCommit(tx, () => keepWords(tx, [messageOf(id, by, award, people)]));
  const { unreachable, byEmailInstead } = await sendCards(tx, now, {
    kind: award.what,
    from: by,
    to: people,
    value: String(award.reason),
    points: award.points,
    sendBy: award.sendBy === 'sms' ? { sms: gate } : 'email',
    audience: award.audience,
    boosts: award.boosts,
    source: { awardId: id },
  });
  return {
    message: sentMessage(award.boosts === undefined ? award.what : 'boost', {
      ...{ people: people.length, unreachable: unreachable.length, byEmailInstead },
    }),
    recipients: people.length,
    pointsTotal,
    undeliverable: unreachable.map(memberId),
    unreachable: namesOf(unreachable.map(({ displayName }) => displayName)),
    takeBack: takeBackOf({ awardId: id, at: now, now }) ?? undefined,
  };
}

/** The account that pays; refuses where it has too little, or where somebody has none that is paid into. */
export function payerOf(
  { programme, wallet, pot }: Payers,
  what: Award['what'],
  { people, pointsTotal }: { people: readonly FoundPerson[]; pointsTotal: number },
): number {
  if (people.some((person) => person.wallet === null)) refuse('ruleBroken', say(usual.leaver));
  const from = what === 'reward' ? programme : what === 'adhoc' ? pot : wallet;
  if (!from || from.balance < pointsTotal) refuse('notEnoughPoints', say(usual.notEnough));
  return from.id;
}

function messageOf(ofId: number, { id: byId }: Actor, { message: text }: Award, people: readonly FoundPerson[]): Words {
  const [only, ...others] = people;
  return { of: 'award.message', ofId, byId, aboutId: only && others.length === 0 ? only.id : null, text };
}

import type { awards } from '@laurel/contract/awards';
import type { Output } from '@laurel/contract/call';
import { type Tx, withCommit } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import type { FoundPerson } from '#directory/people';
import { type Named, named } from '#directory/recipients';
import { sendCards } from '#ecards/send';
import { countPeople } from '#http/people-limit';
import { type Payers, payersOf } from '#ledger/accounts';
import { Refusal, refuse } from '#refuse';
import { keepWords } from '#words/keep';
import { countOf, type GivingRules, mustBeAsSeen, namesOf } from './quote.ts';
import { type Award, sentMessage } from './rules.ts';
import { newAwardIds, type StoredAward, storeAndPay } from './store.ts';

export interface Wish {
  by: Actor;
  award: Award;
  /** Drawn before, where something else speaks of the award too. */
  id?: number | undefined;
}

export type Given = Output<typeof awards.doreward>;

/** An award or an e-card to each recipient, all or nothing: each gets the full amount, and who pays pays amount × people. */
export async function giveAward(tx: Tx, rules: GivingRules, wish: Wish): Promise<Given> {
  const [given] = await giveAwards(tx, rules, [wish]);
  if (given === undefined || given instanceof Refusal) throw given;
  return given;
}

/**
 * The same of several who give at once, in as many statements as one: what cannot be given is refused by itself, with nothing of it
 * written. Pay It Forward comes from the giver's wallet, adhoc from the manager's pot, Recognise from the programme.
 */
export async function giveAwards(tx: Tx, rules: GivingRules, wishes: readonly Wish[]) {
  const [found, payers, ids] = await Promise.all([
    named(
      tx,
      wishes.flatMap(({ award }) => award.recipients),
    ),
    payersOf(
      tx,
      wishes.map(({ by }) => by.id),
    ),
    newAwardIds(tx, wishes.length),
  ]);
  const decided = await Promise.all(
    wishes.map((wish, i) =>
      decide(tx, rules, wish, { found, payers, id: wish.id ?? (ids[i] as number) }).catch(refused),
    ),
  );
  const gifts = decided.filter((one): one is Gift => !(one instanceof Refusal));
  if (rules.gate.limited) await countPeople(tx, gifts, rules.now);
  withCommit(tx, () => storeAndPay(tx, rules.now, gifts));
  withCommit(tx, () => keepMessages(tx, gifts));
  const sent = await sendCards(
    tx,
    rules.now,
    gifts.map(({ by, award, people, id }) => ({
      kind: award.what,
      from: by,
      to: people,
      value: String(award.reason),
      points: award.points,
      sendBy: award.sendBy === 'sms' ? { sms: rules.gate } : 'email',
      source: { awardId: id },
    })),
  );
  const answers = new Map(gifts.map((gift, i) => [gift, answerOf(gift, sent[i] as (typeof sent)[number])]));
  return decided.map((one) => (one instanceof Refusal ? one : (answers.get(one) as ReturnType<typeof answerOf>)));
}

interface Gift extends StoredAward {
  by: Actor;
  award: Award;
  people: FoundPerson[];
  pointsTotal: number;
}

async function decide(
  tx: Tx,
  rules: GivingRules,
  { by, award }: Wish,
  { found, payers, id }: { found: Named; payers: Payers; id: number },
): Promise<Gift> {
  const counted = countOf(found, by, award, rules);
  await mustBeAsSeen(tx, by, award, rules, counted);
  const { everyone: people, pointsTotal } = counted;
  if (award.points > 0 && people.some(({ wallet }) => wallet === null))
    refuse('ruleBroken', 'One of the people is no longer active.');
  const from = award.what === 'reward' ? payers.programme : payers.of(by.id, award.what === 'adhoc' ? 'pot' : 'wallet');
  if (award.points > 0 && (from?.balance ?? -1) < pointsTotal)
    refuse('notEnoughPoints', 'There are not enough points for this: insufficient balance.');
  // Who gives beside them from the same account finds what is left.
  if (from) from.balance -= pointsTotal;
  return { id, by, award, people, pointsTotal, from: from?.id ?? null };
}

function refused(reason: unknown): Refusal {
  if (reason instanceof Refusal) return reason;
  throw reason;
}

function keepMessages(tx: Tx, gifts: readonly Gift[]): Promise<void> {
  return keepWords(
    tx,
    gifts.map(({ id, by, award, people: [only, ...others] }) => ({
      of: 'award.message',
      ofId: id,
      byId: by.id,
      aboutId: only && others.length === 0 ? only.id : null,
      text: award.message,
    })),
  );
}

function answerOf(
  { award, people, pointsTotal }: Gift,
  { unreachable, byEmailInstead }: { unreachable: readonly FoundPerson[]; byEmailInstead: number },
) {
  return {
    message: sentMessage(award.what, { people: people.length, unreachable: unreachable.length, byEmailInstead }),
    recipients: people.length,
    pointsTotal,
    undeliverable: unreachable.map(memberId),
    unreachable: namesOf(unreachable.map(({ displayName }) => displayName)),
  };
}

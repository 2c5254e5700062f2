import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import type { FoundPerson } from '#directory/people';
import { sendCards } from '#ecards/send';
import { countPeople } from '#http/people-limit';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { refuse } from '#refuse';
import { keepWords } from '#words/keep';
import { countOf, mustBeAsSeen, named, type QuoteRules } from './quote.ts';
import { type Award, sentMessage } from './rules.ts';

export interface Giving extends QuoteRules {
  by: Actor;
  now: Date;
}

/**
 * Gives an award or an e-card to each recipient, all or nothing: each gets the full amount, and who pays pays amount × people.
 * Pay It Forward comes from the giver's wallet, adhoc from the manager's pot, Recognise from the programme.
 */
export async function giveAward(tx: Tx, giving: Giving, award: Award) {
  const { by, now, gate } = giving;
  const counted = await countOf(tx, by, award, giving);
  const { everyone, pointsTotal } = counted;
  await mustBeAsSeen(tx, by, award, giving, counted);
  if (gate.limited) await countPeople(tx, by, everyone.length, now);
  const awardId = await storeAward(tx, giving, award, everyone);
  await pay(tx, giving, award, { awardId, people: everyone });
  const { unreachable, byEmailInstead } = await sendCards(tx, {
    kind: award.what,
    from: { id: by.id },
    toIds: everyone.map(({ id }) => id),
    value: String(award.reason),
    points: award.points,
    sendBy: award.sendBy === 'sms' ? { sms: gate } : 'email',
    source: { awardId },
    now,
  });
  const unreached = new Set(unreachable.map(({ id }) => id));
  return {
    message: sentMessage(award.what, { people: everyone.length, unreachable: unreached.size, byEmailInstead }),
    recipients: everyone.length,
    pointsTotal,
    undeliverable: everyone.filter(({ id }) => unreached.has(id)).map(memberId),
    unreachable: named(unreachable.map(({ displayName }) => displayName)),
  };
}

async function storeAward(tx: Tx, { by, now }: Giving, award: Award, people: readonly FoundPerson[]): Promise<number> {
  const { id } = await tx
    .insertInto('awards')
    .values({
      what: award.what,
      by_id: by.id,
      reason: String(award.reason),
      points: award.points,
      message_length: [...award.message].length,
      send_by: award.sendBy,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [only, ...others] = people;
  const aboutId = only && others.length === 0 ? only.id : null;
  await keepWords(tx, [{ of: 'award.message', ofId: id, byId: by.id, aboutId, text: award.message }]);
  return id;
}

/** A line for each person, and the points of each line. */
async function pay(
  tx: Tx,
  { by, now }: Giving,
  award: Award,
  { awardId, people }: { awardId: number; people: FoundPerson[] },
): Promise<void> {
  const { rows: lines } = await sql<{ id: number; to_id: number }>`
    insert into award_lines (award_id, to_id) select ${awardId}, to_id from unnest(${people.map(({ id }) => id)}::bigint[]) as to_id
    returning id, to_id`.execute(tx);
  if (award.points === 0) return;
  const from = await payer(tx, by, award.what);
  const wallets = await openAccountsOf(
    tx,
    'wallet',
    people.map(({ id }) => id),
  );
  await post(tx, {
    kind: award.what as 'adhoc' | 'reward' | 'payitforward',
    at: now,
    actorId: by.id,
    lines: lines.map((line) => ({
      source: String(line.id),
      from,
      to: wallets.get(line.to_id) ?? refuse('ruleBroken', 'One of the people is no longer active.'),
      points: award.points,
    })),
  });
}

async function payer(tx: Tx, by: Actor, what: Award['what']): Promise<number> {
  if (what === 'reward') return systemAccount(tx, 'programme');
  const account = (await openAccountsOf(tx, what === 'adhoc' ? 'pot' : 'wallet', [by.id])).get(by.id);
  return account ?? refuse('notEnoughPoints', 'There are not enough points for this: insufficient balance.');
}

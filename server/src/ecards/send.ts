import { isOn } from '@laurel/contract/programme/features';
import { isPrize } from '@laurel/contract/programme/value-words';
import { sql } from 'kysely';
import { gathered } from '#db/together';
import { type Tx, withCommit } from '#db/transaction';
import type { FoundPerson } from '#directory/people';
import { append } from '#events/append';
import { admitSms, type Gate } from '#outbox/gate';
import type { CardKind } from './card-message.ts';

export interface Cards {
  kind: CardKind;
  from: { id: number };
  to: readonly FoundPerson[];
  /** What for: the behaviours, value or occasion. */
  value: string;
  /** To each. */
  points: number;
  sendBy: 'email' | { sms: Gate };
  /** What the cards stand for. */
  source: { nominationId: number } | { awardId: number };
}

export interface SentCards {
  /** Whom no message can reach. */
  unreachable: FoundPerson[];
  /** People whose message goes by e-mail although an SMS was wished. */
  byEmailInstead: number;
}

type Way = 'email' | 'sms' | null;

interface Stored {
  cards: Cards;
  ways: readonly Way[];
  isPrized: boolean;
  now: Date;
}

/**
 * Gives each person an e-card: it stands in My Recognition at once, and goes out by e-mail or SMS after commit. By which way is
 * decided here, where the answer tells whom none leads to. Whoever has a mobile that no SMS may go to, or is of
 * a site without SMS, gets an e-mail.
 */
export async function sendCards(tx: Tx, now: Date, cards: Cards): Promise<SentCards> {
  const ways = await waysOf(tx, cards, now);
  const isPrized = cards.kind === 'reward' && isPrize(cards.value);
  withCommit(tx, () => storeCards(tx, { cards, ways, isPrized, now }));
  withCommit(tx, () => append(tx, givenEvent(cards, now)));
  return {
    unreachable: cards.to.filter((_, n) => ways[n] === null),
    byEmailInstead: cards.sendBy === 'email' ? 0 : ways.filter((way) => way === 'email').length,
  };
}

async function waysOf(tx: Tx, { sendBy, from, to }: Cards, now: Date): Promise<Way[]> {
  if (sendBy === 'email') return to.map(({ email }) => (email === null ? null : 'email'));
  const admitted = await admitSms(tx, sendBy.sms, { fromId: from.id, to: to.filter((one) => isOn('sms', one)), now });
  return to.map(({ id, email, mobile }) => {
    if (admitted.has(id)) return 'sms';
    return mobile === null || email === null ? null : 'email';
  });
}

const storeCards = gathered(async (tx, sent: readonly Stored[]) => {
  const rows = sent.flatMap(({ cards: { to, ...cards }, ways, isPrized, now }) =>
    to.map(({ id }, n) => ({
      kind: cards.kind,
      from_id: cards.from.id,
      to_id: id,
      value: cards.value,
      is_prize: isPrized,
      points: cards.points,
      nomination_id: 'nominationId' in cards.source ? cards.source.nominationId : null,
      award_id: 'awardId' in cards.source ? cards.source.awardId : null,
      created_at: now,
      sent_by: ways[n] ?? null,
    })),
  );
  await sql`
    insert into recognitions (kind, from_id, to_id, value, is_prize, points, nomination_id, award_id, created_at, sent_by)
    select kind, from_id, to_id, value, is_prize, points, nomination_id, award_id, created_at, sent_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, from_id bigint, to_id bigint, value text, is_prize boolean, points int,
      nomination_id bigint, award_id bigint, created_at timestamptz, sent_by text)`.execute(tx);
});

function givenEvent({ kind, from, to, points, source }: Cards, at: Date) {
  return {
    type: 'recognition.given' as const,
    at,
    actorId: from.id,
    subject:
      'awardId' in source ? (`award:${source.awardId}` as const) : (`nomination:${source.nominationId}` as const),
    concerns: to.map(({ id }) => id),
    facts: { kind, people: to.length, pointsEach: points, points: points * to.length },
  };
}

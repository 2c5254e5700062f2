import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { admitSms, type Gate } from '#outbox/gate';
import type { CardKind } from './card-message.ts';

export interface Cards {
  kind: CardKind;
  from: { id: number };
  toIds: readonly number[];
  /** What for: the behaviours, value or occasion. */
  value: string;
  /** To each. */
  points: number;
  sendBy: 'email' | { sms: Gate };
  /** What the cards stand for. */
  source: { nominationId: number } | { awardId: number };
  now: Date;
}

export interface SentCards {
  /** Whom no message can reach. */
  unreachable: { id: number; displayName: string }[];
  /** People whose message goes by e-mail although an SMS was wished. */
  byEmailInstead: number;
}

/**
 * Gives each person an e-card: it stands in My Recognition at once, and goes out by e-mail or SMS after commit. By which way is
 * decided here, where the answer tells whom none leads to. Whoever has a mobile that no SMS may go to gets an e-mail.
 */
export async function sendCards(tx: Tx, cards: Cards): Promise<SentCards> {
  const { from, toIds, now } = cards;
  const nominationId = 'nominationId' in cards.source ? cards.source.nominationId : null;
  const awardId = 'awardId' in cards.source ? cards.source.awardId : null;
  const { rows: people } = await sql<Person>`
    select m.id, m.display_name as "displayName", m.email, m.cell_num as mobile
    from unnest(${[...toIds]}::bigint[]) with ordinality as t (id, n) join people m on m.id = t.id order by t.n`.execute(
    tx,
  );
  const admitted =
    cards.sendBy === 'email'
      ? new Set<number>()
      : await admitSms(tx, cards.sendBy.sms, { fromId: from.id, to: people, now });
  const ways = people.map((person) => wayTo(person, cards, admitted.has(person.id)));
  await sql`
    insert into recognitions (kind, from_id, to_id, value, points, nomination_id, award_id, created_at, sent_by)
    select ${cards.kind}, ${from.id}, to_id, ${cards.value}, ${cards.points}, ${nominationId}::bigint, ${awardId}::bigint, ${now}, sent_by
    from unnest(${people.map(({ id }) => id)}::bigint[], ${ways}::text[]) as t (to_id, sent_by)`.execute(tx);
  await append(tx, {
    type: 'recognition.given',
    at: now,
    actorId: from.id,
    subject: nominationId === null ? `award:${awardId}` : `nomination:${nominationId}`,
    concerns: toIds,
    facts: {
      kind: cards.kind,
      people: people.length,
      pointsEach: cards.points,
      points: cards.points * people.length,
    },
  });
  return {
    unreachable: people.filter((_, i) => ways[i] === null),
    byEmailInstead: cards.sendBy === 'email' ? 0 : ways.filter((way) => way === 'email').length,
  };
}

interface Person {
  id: number;
  displayName: string;
  email: string | null;
  mobile: string | null;
}

/** Null where the person has no address of the wished kind. */
function wayTo({ email, mobile }: Person, { sendBy }: Cards, isAdmitted: boolean): 'email' | 'sms' | null {
  if (isAdmitted) return 'sms';
  if (sendBy !== 'email' && !mobile) return null;
  return email === null ? null : 'email';
}

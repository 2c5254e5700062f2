import type { SendMethod } from '@laurel/contract/points';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { type Message, promiseMessages } from '#outbox/promise';
import { type CardKind, cardMail, cardSms } from './card-message.ts';

export interface Cards {
  kind: CardKind;
  from: { id: number; name: string };
  toIds: readonly number[];
  /** What for: the behaviours, value or occasion. */
  value: string;
  /** To each. */
  points: number;
  message: string;
  sendBy: SendMethod;
  /** What the cards stand for. */
  source: { nominationId: number } | { awardId: number };
  publicUrl: string;
  now: Date;
}

/** Sends each person an e-card: it stands in My Recognition at once, and is promised by e-mail or SMS. Answers whom no message can reach. */
export async function sendCards(tx: Tx, cards: Cards): Promise<{ unreachableIds: number[] }> {
  const nominationId = 'nominationId' in cards.source ? cards.source.nominationId : null;
  const awardId = 'awardId' in cards.source ? cards.source.awardId : null;
  const { rows: people } = await sql<Person>`
    with sent as (
      insert into recognitions (kind, from_id, to_id, value, points, message, nomination_id, award_id, created_at)
      select ${cards.kind}, ${cards.from.id}, to_id, ${cards.value}, ${cards.points}, ${cards.message},
        ${nominationId}::bigint, ${awardId}::bigint, ${cards.now}
      from unnest(${[...cards.toIds]}::bigint[]) as to_id
      returning id, to_id
    )
    select sent.id as "recognitionId", m.id, coalesce(m.known_as, m.firstname) as name, m.email, m.cell_num as mobile, c.points_name as "pointsName"
    from sent join members m on m.id = sent.to_id
    join divisions d on d.code = m.division_code join countries c on c.code = d.country_code`.execute(tx);
  const messages = people.map((person) => messageTo(person, cards));
  await promiseMessages(
    tx,
    messages.filter((message) => message !== undefined),
    cards.now,
  );
  return { unreachableIds: people.filter((_, i) => messages[i] === undefined).map((person) => person.id) };
}

interface Person {
  recognitionId: number;
  id: number;
  name: string;
  email: string | null;
  mobile: string | null;
  pointsName: string;
}

function messageTo(person: Person, cards: Cards): Message | undefined {
  const address = cards.sendBy === 'email' ? person.email : person.mobile;
  if (!address) return undefined;
  const card = { ...cards, toName: person.name, fromName: cards.from.name, pointsName: person.pointsName };
  const event = `card:${person.recognitionId}`;
  if (cards.sendBy === 'sms') return { event, memberId: person.id, channel: 'sms', address, text: cardSms(card) };
  return { event, memberId: person.id, channel: 'email', address, ...cardMail(card) };
}

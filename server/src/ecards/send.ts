import { type Look, lookOf } from '@laurel/contract/site-looks';
import { isolated } from '@laurel/contract/visible';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import type { Words } from '#outbox/bodies';
import { admitSms, type Gate, type SmsAddress } from '#outbox/gate';
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
  sendBy: 'email' | { sms: Gate };
  /** What the cards stand for. */
  source: { nominationId: number } | { awardId: number };
  publicUrl: string;
  now: Date;
}

export interface SentCards {
  /** Whom no message can reach. */
  unreachable: { id: number; displayName: string }[];
  /** People whose message goes by e-mail although an SMS was wished. */
  byEmailInstead: number;
}

/** Sends each person an e-card: it stands in My Recognition at once, and is promised by e-mail or SMS. */
export async function sendCards(tx: Tx, cards: Cards): Promise<SentCards> {
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
    select sent.id as "recognitionId", m.id, m.called,
      m.display_name as "displayName", m.email, m.cell_num as mobile, m.site_template as "siteTemplate",
      c.points_name as "pointsName"
    from sent join people m on m.id = sent.to_id
    join divisions d on d.code = m.division_code join countries c on c.code = d.country_code`.execute(tx);
  const numbers =
    cards.sendBy === 'email'
      ? new Map<number, SmsAddress>()
      : await admitSms(tx, cards.sendBy.sms, { fromId: cards.from.id, to: people, now: cards.now });
  await append(tx, {
    type: 'recognition.given',
    at: cards.now,
    actorId: cards.from.id,
    subject: nominationId === null ? `award:${awardId}` : `nomination:${nominationId}`,
    concerns: cards.toIds,
    facts: {
      kind: cards.kind,
      people: people.length,
      pointsEach: cards.points,
      points: cards.points * people.length,
    },
  });
  const bodies = bodiesOf(cards);
  const messages = people.map((person) => messageTo(person, cards, { number: numbers.get(person.id), bodies }));
  await promiseMessages(
    tx,
    messages.filter((message) => message !== undefined),
    cards.now,
  );
  return {
    unreachable: people.filter((_, i) => messages[i] === undefined),
    byEmailInstead: cards.sendBy === 'email' ? 0 : messages.filter((message) => message?.channel === 'email').length,
  };
}

interface Person {
  recognitionId: number;
  id: number;
  called: string;
  displayName: string;
  email: string | null;
  mobile: string | null;
  siteTemplate: string;
  pointsName: string;
}

type Bodies = (person: Person, isSms: boolean) => Words;

/** One body for all who read the same words: those of one site and one name of points, by one channel. */
function bodiesOf(cards: Cards): Bodies {
  const made = new Map<string, Words>();
  return ({ siteTemplate, pointsName }, isSms) => {
    const look: Look = lookOf(siteTemplate);
    const key = `${isSms}|${look}|${pointsName}`;
    const before = made.get(key);
    if (before) return before;
    const card = { ...cards, fromName: cards.from.name, pointsName, look };
    const body = isSms ? cardSms(card) : cardMail(card);
    made.set(key, body);
    return body;
  };
}

/** Undefined where the person has no address of the wished kind. Whoever has a mobile that no SMS may go to gets an e-mail. */
function messageTo(
  person: Person,
  { sendBy, publicUrl }: Cards,
  { number, bodies }: { number: SmsAddress | undefined; bodies: Bodies },
): Message | undefined {
  if (sendBy !== 'email' && !person.mobile) return undefined;
  const card = {
    event: `card:${person.recognitionId}`,
    memberId: person.id,
    body: bodies(person, number !== undefined),
    parts: { name: isolated(person.called), link: `${publicUrl}/card/${person.recognitionId}` },
  };
  if (number) return { ...card, channel: 'sms', address: number };
  return person.email ? { ...card, channel: 'email', address: person.email } : undefined;
}

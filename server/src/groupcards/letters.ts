import type { EventType } from '@laurel/contract/events';
import type { Message } from '@laurel/contract/message';
import type { GroupOccasion } from '@laurel/contract/programme/group-cards';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { isThereFor, stands } from '#items/group-cards';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import { hasGroupCards } from './sight.ts';
import * as texts from './texts.ts';

interface About {
  cardId: string;
  name: string;
  occasion: GroupOccasion;
  years: number;
}

/** Of a notice or a message `asked` (about_id, member_id): its card `c`, where its reader sees that, and has group cards. */
const card = sql`join group_cards c on c.id = asked.about_id and ${isThereFor(sql`asked.member_id`)} and ${hasGroupCards(sql`asked.member_id`)}
  join people whom on whom.id = c.member_id and whom.erased_at is null`;
const json = sql`jsonb_build_object('cardId', c.id::text, 'name', whom.display_name, 'occasion', c.occasion, 'years', coalesce(c.years, 0))`;
const cardTold = sql`split_part(told.subject, ':', 2)::bigint`;
const pathOf = ({ cardId }: About) => `/groupcard/${cardId}`;
interface Asked {
  aboutId: number;
  reader: { id: number };
}
const askedOf = ({ aboutId, reader }: Asked) =>
  sql`(select ${aboutId}::bigint as about_id, ${reader.id}::bigint as member_id) asked`;

/** Whom an event concerns, but not who did it. */
const concerned = sql`
  select told.id, x.id, 'email', ${cardTold} from told cross join unnest(told.concerns) as x (id) where x.id is distinct from told.actor_id`;

interface Asking<Type extends EventType> {
  name: string;
  title: Message;
  type: Type;
  words: (about: About) => string;
  publicUrl: string;
}

function asking<Type extends EventType>({ name, title, type, words, publicUrl }: Asking<Type>) {
  return {
    ...({ name, title, type, kind: 'groupCard', readers: concerned } as const),
    notice: noticeOf<About>({ known: sql`select asked.id, ${json} from asked ${card}`, words, path: pathOf }),
    read: async (on: Db, writing: Asked) => {
      // As long as it waits for their signature.
      const { rows } = await sql<{ known: About }>`
        select ${json} as known from ${askedOf(writing)} ${card} where c.delivered_at is null and not exists (
          select from group_card_signatures x where x.card_id = c.id and x.by_id = asked.member_id and x.removed_at is null)`.execute(
        on,
      );
      return rows[0]?.known ?? null;
    },
    words: (about: About, { reader }: { reader: { name: string } }) => ({
      subject: words(about),
      text: [
        say(hello, { name: reader.name }),
        words(about),
        say(texts.signHere, { link: publicUrl + pathOf(about) }),
      ].join('\n\n'),
    }),
    samples: () => [sample],
  };
}

const sample: About = { cardId: '17', name: people.colleague, occasion: 'anniversary', years: 5 };

interface Delivered extends About {
  signatures: number;
}

const deliveredJson = sql`${json} || jsonb_build_object('signatures', (
  select count(*)::int from group_card_signatures x where x.card_id = c.id and ${stands}))`;

function deliveredLetter(publicUrl: string): Letter<'groupcard.delivered'> {
  const words = (about: Delivered) => say(texts.delivered, { ...about });
  return letter<'groupcard.delivered', Delivered>({
    ...{ name: 'group card', title: texts.titleDelivered, type: 'groupcard.delivered', kind: 'card' },
    readers: sql`select told.id, c.member_id, 'email', c.id from told join group_cards c on c.id = ${cardTold}`,
    notice: noticeOf<Delivered>({
      known: sql`select asked.id, ${deliveredJson} from asked ${card} and c.member_id = asked.member_id`,
      words,
      path: pathOf,
    }),
    read: async (on, writing) => {
      const { rows } = await sql<{ known: Delivered }>`
        select ${deliveredJson} as known from ${askedOf(writing)} ${card} and c.member_id = asked.member_id`.execute(
        on,
      );
      return rows[0]?.known ?? null;
    },
    words: (about, { reader }) => ({
      subject: words(about),
      text: [
        say(hello, { name: reader.name }),
        words(about),
        say(texts.readHere, { link: publicUrl + pathOf(about) }),
      ].join('\n\n'),
    }),
    samples: () => [{ ...sample, signatures: 8 }],
  });
}

interface Thanked extends About {
  text: string;
}

function thankedLetter(publicUrl: string): Letter<'groupcard.thanked'> {
  const words = ({ name }: About) => say(texts.thanksToAll, { name });
  const withThanks = sql`${card} ${joinWords('said', 'groupcard.thanks', 'c.id')}`;
  return letter<'groupcard.thanked', Thanked>({
    ...{ name: 'group card thanks', title: texts.titleThanked, type: 'groupcard.thanked', kind: 'groupCard' },
    readers: concerned,
    notice: noticeOf<About>({ known: sql`select asked.id, ${json} from asked ${card}`, words, path: pathOf }),
    read: async (on, writing) => {
      const { rows } = await sql<{ known: About; text: string | null }>`
        select ${json} as known, said.text from ${askedOf(writing)} ${withThanks}`.execute(on);
      const [found] = rows;
      return found?.text ? { ...found.known, text: found.text } : null;
    },
    words: ({ text, ...about }, { reader }) => ({
      subject: words(about),
      text: [
        say(hello, { name: reader.name }),
        words(about),
        text,
        say(texts.readHere, { link: publicUrl + pathOf(about) }),
      ].join('\n\n'),
    }),
    samples: () => [{ ...sample, text: things().thanks }],
  });
}

/** To who began a card for somebody who left before its day. */
const endedLetter: Letter<'groupcard.ended'> = (() => {
  const words = ({ name }: About) => say(texts.hadLeft, { name });
  const left = sql`join group_cards c on c.id = asked.about_id and c.begun_by_id = asked.member_id
    join people whom on whom.id = c.member_id and whom.erased_at is null`;
  return letter<'groupcard.ended', About>({
    ...{ name: 'group card ended', title: texts.titleEnded, type: 'groupcard.ended', kind: 'groupCard' },
    readers: sql`${concerned} and told.facts ->> 'why' = 'left'`,
    notice: noticeOf<About>({ known: sql`select asked.id, ${json} from asked ${left}`, words, path: () => null }),
    read: async (on, writing) => {
      const { rows } = await sql<{ known: About }>`
        select ${json} as known from ${askedOf(writing)} join group_cards c on c.id = asked.about_id and c.begun_by_id = asked.member_id
          join people whom on whom.id = c.member_id and whom.erased_at is null`.execute(on);
      return rows[0]?.known ?? null;
    },
    words: (about, { reader }) => ({
      subject: words(about),
      text: [say(hello, { name: reader.name }), words(about)].join('\n\n'),
    }),
    samples: () => [sample],
  });
})();

/** What is told of group cards: who is asked to sign, whom it is for from its day on, who signed, and who began it. */
export function groupCardLetters({ publicUrl }: { publicUrl: string }): Letter[] {
  const both = { words: (about: About) => say(texts.pleaseSign, { ...about }), publicUrl };
  const askedToo = ({ name }: About) => say(texts.askedToo, { name });
  const tomorrow = ({ name }: About) => say(texts.tomorrow, { name });
  return [
    letter({ ...asking({ ...both, name: 'group card opened', title: texts.titleOpened, type: 'groupcard.opened' }) }),
    letter({
      ...asking({
        ...both,
        name: 'group card asked',
        title: texts.titleAsked,
        type: 'groupcard.asked',
        words: askedToo,
      }),
    }),
    letter({
      ...asking({
        ...both,
        name: 'group card reminder',
        title: texts.titleReminder,
        type: 'groupcard.reminded',
        words: tomorrow,
      }),
    }),
    deliveredLetter(publicUrl),
    thankedLetter(publicUrl),
    endedLetter,
  ] as Letter[];
}

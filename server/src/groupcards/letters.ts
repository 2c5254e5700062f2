import type { EventType } from '@laurel/contract/events';
import type { Message } from '@laurel/contract/message';
import type { GroupOccasion } from '@laurel/contract/programme/group-cards';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { isThereFor, stands } from '#items/group-cards';
import { knownTo } from '#items/known';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { hello } from '#outbox/texts';
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

/** As long as it waits for their signature. */
const waits = sql`${card} where c.delivered_at is null and not exists (
  select from group_card_signatures x where x.card_id = c.id and x.by_id = asked.member_id and x.removed_at is null)`;

function asking<Type extends EventType>({ name, title, type, words, publicUrl }: Asking<Type>) {
  return {
    ...({ name, title, type, kind: 'groupCard', readers: concerned } as const),
    notice: noticeOf<About>({ known: sql`select asked.id, ${json} from asked ${card}`, words, path: pathOf }),
    read: (on: Db, writing: Parameters<typeof knownTo>[2]) => knownTo<About>(on, { json, since: waits }, writing),
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

const isTheirs = sql`${card} and c.member_id = asked.member_id`;

function deliveredLetter(publicUrl: string): Letter<'groupcard.delivered'> {
  const words = (about: Delivered) => say(texts.delivered, { ...about });
  return letter<'groupcard.delivered', Delivered>({
    ...{ name: 'group card', title: texts.titleDelivered, type: 'groupcard.delivered', kind: 'card' },
    readers: sql`select told.id, c.member_id, 'email', c.id from told join group_cards c on c.id = ${cardTold}`,
    notice: noticeOf<Delivered>({
      known: sql`select asked.id, ${deliveredJson} from asked ${isTheirs}`,
      words,
      path: pathOf,
    }),
    read: (on, writing) => knownTo<Delivered>(on, { json: deliveredJson, since: isTheirs }, writing),
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

const withThanks = sql`${card} join words said on said.of = 'groupcard.thanks' and said.of_id = c.id`;
const thanksJson = sql`${json} || jsonb_build_object('text', said.text)`;

function thankedLetter(publicUrl: string): Letter<'groupcard.thanked'> {
  const words = ({ name }: About) => say(texts.thanksToAll, { name });
  return letter<'groupcard.thanked', Thanked>({
    ...{ name: 'group card thanks', title: texts.titleThanked, type: 'groupcard.thanked', kind: 'groupCard' },
    readers: concerned,
    notice: noticeOf<About>({ known: sql`select asked.id, ${json} from asked ${card}`, words, path: pathOf }),
    read: (on, writing) => knownTo<Thanked>(on, { json: thanksJson, since: withThanks }, writing),
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
    read: (on, writing) => knownTo<About>(on, { json, since: left }, writing),
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

import type { EventType } from '@laurel/contract/events';
import { type Language, localeOf } from '@laurel/contract/languages';
import { type Look, lookOf, pointsNameAt } from '@laurel/contract/looks/look';
import type { Message as MessageText } from '@laurel/contract/message';
import type { NoticeKind } from '@laurel/contract/rules/notice-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Happened } from '#events/subscriber';
import { speakTo } from '#languages/reader';
import type { KnownWays, Ways } from '#settings/ways';
import { withFoot } from './foot.ts';
import type { Notice } from './notice.ts';
import type { Channel } from './transports.ts';
import { stopTokenOf } from './unsubscribe.ts';

/** Who reads a letter, as they are when it is written: its words are theirs. */
export interface Reader {
  id: number;
  name: string;
  email: string | null;
  mobile: string | null;
  /** As they are spoken to: 'de-ZA'. */
  locale: string;
  siteTemplate: string;
  look: Look;
  pointsName: string;
}

export interface Words {
  /** Of an e-mail. */
  subject?: string;
  text: string;
  html?: string;
  /** A drawing of the portal, or the id of a picture, that the HTML shows as `cid:picture`. */
  picture?: string;
  /** The id of a picture that it shows as `cid:head`. */
  head?: string;
  /** Where it goes, when that is not the reader's address of today. */
  to?: string;
  replyTo?: string;
}

/** An event to be told; whom else it concerns, who may be thousands, is no matter of one letter. */
type Told<Type extends EventType = EventType> = Omit<Happened<Type>, 'concerns'>;

/** What is known when the words are found: at delivery, from the event, the rows that it speaks of, and the reader. */
interface Writing<Type extends EventType = EventType> {
  event: Told<Type>;
  aboutId: number;
  channel: 'email' | 'sms';
  reader: Reader;
}

/** Whom words are written to, and by which way. */
type Addressee = Pick<Writing, 'channel' | 'reader'>;

/** A letter as it might be, in one kind of its words. */
export interface Sample {
  channel: 'email' | 'sms';
  words: () => Words;
}

/** What an event is told with, to whom. */
export interface Letter<Type extends EventType = EventType> {
  /** With what it is about, its reader and the channel it is said once only. */
  name: string;
  /** What kind of message it is, to who looks after them. */
  title: MessageText;
  type: Type;
  /** By which a former release tells the same, as long as one of its instances is there. */
  formerType?: EventType;
  /** What it is about to its reader, who chooses how to hear of that; the e-mail of the day; or that it must be sent. */
  kind: NoticeKind | 'digest' | 'must';
  /** How it is told in the portal, where it is of a kind. */
  notice?: Notice;
  /**
   * Of the events at hand, `told`: event_id, member_id (null: somebody outside the roster), channel, about_id. Of a kind it is said
   * whom it concerns, by whatever way (channel null: the portal alone); who can be reached, and wants to be, is asked elsewhere.
   */
  readers: RawBuilder<unknown>;
  /** It goes to another address than the one that its reader chose. */
  isElsewhere?: true;
  /** To somebody outside the roster: in which language, where that is known; otherwise in the company's. */
  languageOutside?(on: Db, aboutId: number): Promise<Language | null>;
  /** Null: there is nothing to say any more. */
  words(on: Db, writing: Writing<Type>): Promise<Words | null>;
  /** In every kind of words that it has, of things that never were: none of a letter whose words are kept. */
  samples(reader: Reader): Sample[];
  /** With the note that it was sent. */
  sent?(tx: Tx, memberId: number): Promise<void>;
}

type OfKind = { kind: NoticeKind; notice: Notice } | { kind: 'digest' | 'must' };

type Parts<Type extends EventType, Known> = PartsOf<Type, Known> & OfKind;

interface PartsOf<Type extends EventType, Known> extends Omit<Letter<Type>, 'words' | 'samples' | 'kind' | 'notice'> {
  /** By which it goes; by e-mail, unless it says otherwise. */
  channels?: readonly Sample['channel'][];
  /** All that its words say, but for who reads them; null: there is nothing to say any more. */
  read(on: Db, writing: Writing<Type>): Promise<Known | null>;
  words(known: Known, to: Addressee): Words;
  /** In the reader's language: one of each kind of words. */
  samples(): readonly Known[];
}

/** A letter of what it reads, and of its words: these are written alike of what was and of a sample. */
export function letter<Type extends EventType, Known>(parts: Parts<Type, Known>): Letter<Type> {
  const { channels = ['email'], read, words, samples, ...rest } = parts;
  return {
    ...rest,
    words: async (on, writing) => {
      const known = await read(on, writing);
      return known && words(known, writing);
    },
    samples: (reader) => {
      const all = samples();
      return channels.flatMap((channel) =>
        all.map((known) => ({ channel, words: () => words(known, { channel, reader }) })),
      );
    },
  };
}

export type Letters = ReadonlyMap<string, Letter>;

export function byName(letters: readonly Letter[]): Letters {
  return new Map(letters.map((letter) => [letter.name, letter]));
}

/** A message with its event. */
export interface Message {
  id: number;
  /** Drawn for this message alone: copies of a database number on from the same row. */
  randomId: string;
  letter: string;
  aboutId: number;
  memberId: number | null;
  channel: Channel;
  state: string;
  attempts: number;
  createdAt: Date;
  event: Told;
}

export async function messages(on: Db, where: RawBuilder<unknown>): Promise<Message[]> {
  const { rows } = await sql<Omit<Message, 'event'> & { event: Omit<Told, 'at'> & { at: string } }>`
    select m.id, m.random_id as "randomId", m.letter, m.about_id as "aboutId", m.member_id as "memberId", m.channel, m.state, m.attempts, m.created_at as "createdAt",
      jsonb_build_object('id', e.id, 'at', e.at, 'type', e.type, 'actorId', e.actor_id, 'subject', e.subject,
        'facts', e.facts, 'isAct', e.is_act) as event
    from messages m join events e on e.id = m.event_id where ${where}`.execute(on);
  return rows.map(({ event, ...row }) => ({ ...row, event: { ...event, at: new Date(event.at) } as Told }));
}

export interface Written extends Words {
  subject: string;
  to: string;
  /** Who it comes from; '' for the name that the portal is set up with. */
  sender: string;
  /** The link that stops such e-mails; none of what must be sent. */
  stop?: string;
}

/** With what letters are written. */
export interface LetterSources {
  db: Db;
  letters: Letters;
  ways: KnownWays;
  publicUrl: string;
}

/** The letter of a message, as its reader gets it now; null where nobody is to be written to any more, or nothing is left to say. */
export async function written(sources: LetterSources, message: Message): Promise<Written | null> {
  const { db, letters, ways } = sources;
  // What devices show are the words of the bell (#push/words).
  if (message.channel === 'push') return null;
  const waysNow = await ways.upToDate();
  const letter = letters.get(message.letter) ?? letters.get('carried');
  const { event, aboutId, channel, memberId } = message;
  const reader =
    memberId === null
      ? outsider(waysNow, await letter?.languageOutside?.(db, aboutId))
      : await readerOf(db, waysNow, memberId);
  if (!letter || !reader) return null;
  const words = await speakTo({ ...waysNow, locale: reader.locale, site: reader.look.site }, async () => {
    const said = await letter.words(db, { event, aboutId, channel, reader });
    return said && channel === 'email' ? footed(sources, { letter, memberId }, said) : said;
  });
  const to = words?.to ?? (channel === 'email' ? reader.email : reader.mobile);
  return words && to ? { ...words, subject: oneLine(words.subject ?? ''), to, sender: reader.look.sender } : null;
}

/** Of a kind, with how it is stopped. */
async function footed(
  { db, publicUrl }: LetterSources,
  { letter: { kind }, memberId }: { letter: Letter; memberId: number | null },
  words: Words,
): Promise<Words & { stop?: string }> {
  const token = kind === 'must' || memberId === null ? undefined : await stopTokenOf(db, memberId, kind);
  if (kind === 'must' || token === undefined) return words;
  const stop = `${publicUrl}/unsubscribe/${token}`;
  return { ...withFoot(words, { kind, stop, choices: `${publicUrl}/notices/choices` }), stop };
}

function outsider({ language, looks: { first } }: Ways, spoken?: Language | null): Reader {
  return {
    ...{ id: 0, name: '', email: null, mobile: null },
    ...{ locale: spoken ?? language, siteTemplate: '', look: first, pointsName: 'points' },
  };
}

export async function readerOf(on: Db, { looks }: Pick<Ways, 'looks'>, memberId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Omit<Reader, 'look' | 'locale'> & { language: Language; countryCode: string }>`
    select m.id, m.called as name, m.email, m.cell_num as mobile, m.site_template as "siteTemplate", c.points_name as "pointsName",
      language_read(m.language, m.roster_language, m.browser_language, c.language) as language, c.code as "countryCode"
    from people m join divisions d on d.code = m.division_code join countries c on c.code = d.country_code
    where m.id = ${memberId} and m.erased_at is null`.execute(on);
  const [row] = rows;
  return (
    row && {
      ...row,
      locale: localeOf(row.language, row.countryCode),
      look: lookOf(looks, row.siteTemplate),
      pointsName: pointsNameAt(looks, row),
    }
  );
}

/** A subject is a header: whatever people typed into it stays on its line. */
function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}

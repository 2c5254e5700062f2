import { directionOf, languageOf } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { speakTo } from '#languages/reader';
import { type LetterSources, type Message, readerOf } from '#outbox/letter';
import { toldNotices } from '#outbox/notice';
import { plainBytesMax } from './encrypted.ts';
import * as texts from './texts.ts';

/** What a device shows: no more than the bell says, which is less than an e-mail does. */
export interface PushWords {
  title: string;
  body: string;
  /** Where it leads, inside the portal. */
  path: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** One of the same tag takes its place. */
  tag: string;
}

/** A lock screen shows a few lines. */
const lettersMax = 300;

/** What a message tells, with what was folded into it; null where it was read meanwhile, or is not there any more. */
export async function pushWords(
  { db, letters, ways }: LetterSources,
  message: Message & { memberId: number },
): Promise<PushWords | null> {
  const company = await ways.upToDate();
  const reader = await readerOf(db, company, message.memberId);
  const notices = await unreadOf(db, message.id);
  if (!reader || notices.length === 0) return null;
  return speakTo({ ...company, locale: reader.locale, site: reader.look.site }, async () => {
    const told = await toldNotices(db, letters, { notices, reader });
    const [first, ...others] = notices.flatMap(({ id }) => {
      const one = told.get(id);
      return one ? [{ id, words: one.words }] : [];
    });
    if (!first) return null;
    const language = languageOf(reader.locale) ?? 'en';
    const about =
      others.length > 0
        ? { body: say(texts.several, { count: others.length + 1 }), path: '/notices', tag: 'laurel' }
        : { body: cut(first.words), path: `/notices/${first.id}`, tag: `laurel ${first.id}` };
    return { title: cut(reader.look.name), ...about, lang: language, dir: directionOf(language) };
  });
}

async function unreadOf(db: Db, messageId: number): Promise<{ id: number; letter: string }[]> {
  const { rows } = await sql<{ id: number; letter: string }>`
    select n.id, n.letter from messages m join notices n on n.letter = m.letter and n.about_id = m.about_id and n.member_id = m.member_id
    where (m.id = ${messageId} or m.folded_into = ${messageId}) and n.read_at is null order by n.id`.execute(db);
  return rows;
}

function cut(words: string): string {
  const letters = [...words];
  return letters.length > lettersMax ? `${letters.slice(0, lettersMax - 1).join('')}…` : words;
}

export function plainOf(words: PushWords): Buffer {
  const plain = Buffer.from(JSON.stringify(words));
  if (plain.length > plainBytesMax) throw new Error('What a device is told is too long.');
  return plain;
}

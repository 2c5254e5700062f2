import { type Language, languages } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { hashOf } from '#languages/translated';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

type Column = 'number' | 'language' | 'title' | 'words' | 'alt' | 'link' | 'picture' | 'site' | 'managersOnly';

/** What the company advertises in the shop, in the languages in which its translations say it, and announces on Home. */
export async function announce({ tx, folder, now }: Loading): Promise<void> {
  const adverts = rowsIn<'what' | 'href' | 'img'>(folder, 'adverts.csv');
  // loop: a few
  for (const [at, { what, href, img }] of adverts.entries()) {
    const id = await add(tx, { place: 'shop', position: at + 1, link: href, picture: img, now });
    await sql`
      insert into announcement_texts (announcement_id, language, title, words, alt)
      select ${id}::bigint, 'en', ${what}::text, '', '' union all
      select ${id}::bigint, language, translated, '', '' from translations
      where kind = 'advert' and text_hash = ${hashOf(sql`${what}::text`)} and language <> 'en'`.execute(tx);
  }
  const announced = Map.groupBy(rowsIn<Column>(folder, 'announcements.csv'), ({ number }) => number);
  // loop: a few
  for (const [number, texts] of announced) {
    const [{ link, picture, site, managersOnly }] = texts as [Record<Column, string>];
    const audience = { sites: site ? [site] : [], managersOnly: managersOnly === 'true' };
    const id = await add(tx, { place: 'home', position: Number(number), link, picture, now, ...audience });
    const rows = texts.map(({ title, words, alt, language }) => ({
      ...{ announcement_id: id, title, words, alt },
      language: languageOf(language),
    }));
    await tx.insertInto('announcement_texts').values(rows).execute();
  }
}

interface Adding {
  place: 'home' | 'shop';
  position: number;
  link: string;
  picture: string;
  now: Date;
  sites?: string[];
  managersOnly?: boolean;
}

async function add(tx: Tx, { now, managersOnly = false, sites = [], ...rest }: Adding): Promise<number> {
  const dates = { from_at: now, changed_at: now };
  const { id } = await tx
    .insertInto('announcements')
    .values({ ...rest, ...dates, sites, managers_only: managersOnly, language: 'en', revision: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function languageOf(code: string): Language {
  const known = languages.find((language) => language === code);
  if (!known) throw new Error(`announcements.csv names the language ${code}.`);
  return known;
}

import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import type { ReadTexts } from './texts-file.ts';
import { ownTexts } from './ways.ts';

export interface Taken {
  /** In words of the company's own that were the release's before. */
  own: number;
  /** In other words of its own. */
  changed: number;
  /** As the release says again. */
  back: number;
  unchanged: number;
}

/** The company says what a file says from now on; what the file does not speak of stays. `isDry`: as if. */
export function takeTexts(
  db: Db,
  { language, own, asReleased }: Pick<ReadTexts, 'language' | 'own' | 'asReleased'>,
  { now, isDry }: { now: Date; isDry: boolean },
): Promise<Taken> {
  return transaction(db, async (tx) => {
    const before = new Map(
      (await ownTexts(tx)).filter((one) => one.language === language).map((one) => [one.key, one]),
    );
    const added = own.filter(({ key }) => !before.has(key));
    const others = own.filter(({ key, text, english }) => {
      const known = before.get(key);
      return known && (known.text !== text || known.english !== english);
    });
    const back = asReleased.filter((key) => before.has(key));
    const taken = { own: added.length, changed: others.length, back: back.length };
    const unchanged = own.length + asReleased.length - taken.own - taken.changed - taken.back;
    if (!isDry && taken.own + taken.changed + taken.back > 0) {
      await sql`delete from own_texts where language = ${language} and key = any(${back}::text[])`.execute(tx);
      const rows = JSON.stringify([...added, ...others]);
      await sql`insert into own_texts (language, key, english, text, updated_at)
        select ${language}, t.key, t.english, t.text, ${now}
        from jsonb_to_recordset(${rows}::jsonb) t (key text, english text, text text) order by t.key
        on conflict (language, key) do update
          set english = excluded.english, text = excluded.text, updated_at = excluded.updated_at`.execute(tx);
      await append(tx, {
        type: 'texts.changed',
        at: now,
        actorId: null,
        subject: `language:${language}`,
        facts: taken,
      });
    }
    return { ...taken, unchanged };
  });
}

import { sql } from 'kysely';
import type { Database } from '#db/tables';
import { gathered } from '#db/together';
import { identifyLanguage } from '#languages/identify';

export type WordsOf = Database['words']['of'];

export interface Words {
  of: WordsOf;
  ofId: number;
  /** Null where nobody in person wrote them. */
  byId: number | null;
  /** Null where they are about nobody, or about several. */
  aboutId: number | null;
  text: string;
}

/** What stands on cards and below them, which people of other countries open. */
const onCards: readonly WordsOf[] = ['award.message', 'nomination.reason', 'comment', 'signature', 'groupcard.thanks'];

const languageOf = ({ of, text }: Words) => (onCards.includes(of) ? identifyLanguage(text) : null);

/** Keeps what somebody wrote, all of it in one statement; what is blank is not kept. */
export const keepWords = gathered(async (tx, each: readonly (readonly Words[])[]) => {
  const written = each.flat().filter(({ text }) => text !== '');
  if (written.length === 0) return undefined;
  await sql`
    insert into words (of, of_id, by_id, about_id, text, language)
    select * from unnest(${written.map(({ of }) => of)}::text[], ${written.map(({ ofId }) => ofId)}::bigint[],
      ${written.map(({ byId }) => byId)}::bigint[], ${written.map(({ aboutId }) => aboutId)}::bigint[], ${written.map(({ text }) => text)}::text[],
      ${written.map(languageOf)}::text[])`.execute(tx);
});

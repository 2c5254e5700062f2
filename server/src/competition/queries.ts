import type { Competition } from '@laurel/contract/calls/competition';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { translated } from '#languages/translated';

export interface StoredCompetition {
  competition: Competition;
  bannerId: string | null;
}

/** In the reader's language where the administrators' words are translated. */
export async function inReadersWords(on: Db | Tx, written: Competition): Promise<Competition> {
  const { rows } = await sql<Pick<Competition, 'title' | 'description' | 'textboxTitle' | 'textboxDescription'>>`
    select ${inWords(written.title)} as title, ${inWords(written.description)} as description,
      ${inWords(written.textboxTitle)} as "textboxTitle", ${inWords(written.textboxDescription)} as "textboxDescription"`.execute(
    on,
  );
  return { ...written, ...rows[0] };
}

const inWords = (text: string) => translated('competition', sql`${text}::text`);

const none: Competition = {
  startDate: '',
  endDate: '',
  title: '',
  description: '',
  textboxTitle: '',
  textboxDescription: '',
  isEnabled: false,
};

/** The competition as it is set up; all empty and not enabled before the first setup. */
export async function storedCompetition(on: Db | Tx): Promise<StoredCompetition> {
  const row = await on.selectFrom('competition').selectAll().executeTakeFirst();
  if (!row) return { competition: none, bannerId: null };
  return {
    competition: {
      startDate: row.start_date,
      endDate: row.end_date,
      title: row.title,
      description: row.description,
      textboxTitle: row.textbox_title,
      textboxDescription: row.textbox_description,
      isEnabled: row.is_enabled,
    },
    bannerId: row.banner_id,
  };
}

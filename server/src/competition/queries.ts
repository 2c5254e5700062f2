import type { Competition } from '@laurel/contract/calls/competition';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

export interface StoredCompetition {
  competition: Competition;
  bannerId: string | null;
}

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

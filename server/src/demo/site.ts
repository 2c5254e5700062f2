import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

const monthsAfter = 3;

/** The competition runs, whatever the date: from the first day of last month until three months from now. */
export async function openCompetition({ tx, folder, now }: Loading): Promise<void> {
  const [settings] = rowsIn<'title' | 'description' | 'textboxTitle' | 'textboxDescription'>(folder, 'competition.csv');
  if (!settings) return;
  const { title, description, textboxTitle, textboxDescription } = settings;
  await tx
    .insertInto('competition')
    .values({
      title,
      description,
      textbox_title: textboxTitle,
      textbox_description: textboxDescription,
      start_date: day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))),
      end_date: day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAfter, 28))),
      is_enabled: true,
      updated_at: now,
    })
    .execute();
}

export async function writeAdverts({ tx, folder }: Loading): Promise<void> {
  const adverts = rowsIn<'what' | 'href' | 'img'>(folder, 'adverts.csv');
  if (adverts.length > 0) await tx.insertInto('adverts').values(adverts).execute();
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

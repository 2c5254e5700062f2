import type { Language } from '@laurel/contract/languages';
import { type PointsName, seedLook } from '@laurel/contract/looks/look';
import { documentOf } from '#sites/looks';
import { lockLooks, saveLook } from '#sites/save';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

const monthsAfter = 3;

/** The competition runs, whatever the date: from the first day of last month until three months from now. */
export async function openCompetition({ tx, folder, now }: Loading): Promise<void> {
  const [settings] = rowsIn<'title' | 'description' | 'textboxTitle' | 'textboxDescription'>(folder, 'competition.csv');
  if (!settings) return;
  const { title, description, textboxTitle, textboxDescription } = settings;
  await tx
    .insertInto('competitions')
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

/** Languages that take the name of the points as a word of their own. */
const latin: readonly Language[] = ['en', 'de', 'it', 'pt-BR'];

/** What each site looks like, saved as it is on the screen. */
export async function dressSites({ tx, folder, beginning }: Loading): Promise<void> {
  const rows = rowsIn<'site' | 'name' | 'logo' | 'brand' | 'accent' | 'sender' | 'pointsOne' | 'pointsMany'>(
    folder,
    'sites.csv',
  );
  await lockLooks(tx);
  // loop: two sites
  for (const { site, name, logo, brand, accent, sender, pointsOne, pointsMany } of rows) {
    const pointsName: PointsName = { one: pointsOne, many: pointsMany };
    const points = Object.fromEntries(latin.map((language) => [language, pointsName]));
    const document = { ...documentOf(seedLook), name, logo: { day: logo, night: logo }, brand, accent, sender, points };
    await saveLook(tx, { site, document, byId: null, reason: 'The demonstration company', now: beginning });
  }
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

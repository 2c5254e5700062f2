import { sql } from 'kysely';
import { giveBatch, givingAt } from '#anniversaries/pay';
import { saveProgramme } from '#programme/save';
import type { DemoEvent } from './event.ts';
import { daysBefore, type Loading } from './loading.ts';

const days = 120;
/** Then it is past nine o'clock wherever the demonstration has people. */
const evening = 21 * 3_600_000;
/** More than have an anniversary on one day. */
const batch = 1000;

const awards = [
  { years: 1, points: 50, words: 'Your first year with us. Thank you for all that you brought along.' },
  { years: 3, points: 150 },
  { years: 5, points: 300, words: 'Five years. We are glad that you are here.' },
  { years: 10, points: 750, words: 'Ten years of your work are in what we are today. Thank you.' },
  { years: 15, points: 1000 },
  { years: 20, points: 1500, words: 'Twenty years! Whatever we know about staying, we know from you.' },
  { years: 25, points: 2000 },
];

/** The company gives something for years at work, and has done so for some months; not where it goes by a programme of its own already. */
export async function anniversaryEvents({ tx, now, beginning, first }: Loading): Promise<DemoEvent[]> {
  const { rows } = await sql<{ isOwn: boolean }>`select count(*) > 1 as "isOwn" from programme_versions`.execute(tx);
  if (rows[0]?.isOwn) return [];
  const saving = { first, document: { anniversaries: { awards } }, from: beginning, now: beginning };
  await saveProgramme(tx, { ...saving, byId: null, reason: 'For years of service.' });
  return Array.from({ length: days }, (_, n) => {
    const day = daysBefore(now, days - n);
    const at = new Date(Math.floor(day.getTime() / 86_400_000) * 86_400_000 + evening);
    return {
      at,
      happen: async () => {
        if (at < now) await giveBatch(tx, { ...(await givingAt(tx, at)), batch });
        return [];
      },
    };
  });
}

import { writeNow } from '#db/transaction';
import { submitToCompetition } from '#nominations/compete';
import { declineNomination, rateNomination } from '#nominations/review';
import { submitNominations } from '#nominations/submit';
import { type DemoEvent, type Directory, laterThan, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';
import { saidToNewest } from './said.ts';

type Row = Record<
  | 'nomineeNumber'
  | 'byNumber'
  | 'behaviours'
  | 'reason'
  | 'daysAgo'
  | 'rating'
  | 'isCustom'
  | 'customPoints'
  | 'declineMotivation'
  | 'isIncludeInQuarterly'
  | 'quarterlyMotivation',
  string
>;

/** Each nomination of the file, with its review or decline some days later. Some of the last weeks are for the competition. */
export async function nominationEvents(loading: Loading, directory: Directory): Promise<DemoEvent[]> {
  const title = await competitionTitle(loading);
  return rowsIn<keyof Row>(loading.folder, 'nominations.csv').map((row, n) => {
    const at = timeOf(loading, Number(row.daysAgo), n);
    const isForCompetition = title !== undefined && Number(row.daysAgo) <= competitionDays && n % 4 === 1;
    return {
      at,
      happen: async () => {
        const submission = {
          by: await directory.actor(row.byNumber),
          members: [`1.${directory.person(row.nomineeNumber).publicId}`],
          categories: isForCompetition ? [title] : row.behaviours.split('|'),
          reason: row.reason,
          now: at,
          rateLimited: false,
        };
        const { nomIds } = await (isForCompetition ? submitToCompetition : submitNominations)(loading.tx, submission);
        return nomIds.flatMap((nomId) => reviewEvents(loading, directory, { row, n, at, nomId }));
      },
    };
  });
}

/** The competition is always at least as old as this. */
const competitionDays = 27;

async function competitionTitle({ tx }: Loading): Promise<string | undefined> {
  return (await tx.selectFrom('competitions').select('title').orderBy('id').executeTakeFirst())?.title;
}

interface Submitted {
  row: Row;
  n: number;
  at: Date;
  nomId: string;
}

function reviewEvents(loading: Loading, directory: Directory, { row, n, at, nomId }: Submitted): DemoEvent[] {
  const [first, second] = reviewers(directory, row);
  const { rating, declineMotivation: motivation } = row;
  const { tx } = loading;
  if (!first || (rating === '' && motivation === '')) return [];
  const now = laterThan(loading, at, 1 + (n % 4), n);
  const decline: DemoEvent['happen'] = async () => {
    await declineNomination(tx, { by: await directory.actor(first), now }, { nomId, motivation });
    return [];
  };
  const review = (by: string, now: Date): DemoEvent['happen'] => {
    return async () => {
      const reviewing = { by: await directory.actor(by), now };
      await rateNomination(tx, reviewing, ratingOf(row, nomId));
      await writeNow(tx);
      return saidToNewest(loading, directory, { at: now, n });
    };
  };
  if (motivation !== '') return [{ at: now, happen: decline }];
  const events = [{ at: now, happen: review(first, now) }];
  // The committee adds a rating of its own to some of them.
  const again = laterThan(loading, now, 2, n);
  if (second && n % 5 === 0 && again > now) events.push({ at: again, happen: review(second, again) });
  return events;
}

/** The nominee's manager, then the committee; without those who nominated. */
function reviewers(directory: Directory, { nomineeNumber, byNumber }: Row): string[] {
  const nominee = directory.person(nomineeNumber);
  const committee = directory.committeeOf(nominee.clusterCode).map(({ memberNumber }) => memberNumber);
  const candidates = [...(nominee.managerNumber ? [nominee.managerNumber] : []), ...committee];
  return [...new Set(candidates)].filter((number) => number !== nomineeNumber && number !== byNumber);
}

function ratingOf(row: Row, nomId: string) {
  const isCustom = row.isCustom === 'true';
  const isIncludeInQuarterly = row.isIncludeInQuarterly === 'true';
  return {
    nomId,
    reviewRating: Number(row.rating),
    isCustom,
    customPoints: isCustom ? Number(row.customPoints) : null,
    isIncludeInQuarterly,
    quarterlyMotivation: isIncludeInQuarterly ? row.quarterlyMotivation : '',
  };
}

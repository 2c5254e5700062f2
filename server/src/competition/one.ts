import type { Output } from '@laurel/contract/call';
import type { competitionone } from '@laurel/contract/calls/competition/competitionone';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { competitionById, entriesOf, peopledSites, theCompetition } from './queries.ts';
import { winnersOf } from './winner-queries.ts';

/** One as it is written, with what became of it; the one that the specification means where none is named. */
export async function shownToKeepers(
  tx: Tx,
  today: string,
  competitionId: string | undefined,
): Promise<Output<typeof competitionone>> {
  const one =
    competitionId === undefined
      ? await theCompetition(tx, today)
      : ((await competitionById(tx, Number(competitionId), today)) ?? notFound());
  if (!one) return { competition: null, sites: await peopledSites(tx) };
  const [entries, winners, sites] = await inOrder(
    tx,
    () => entriesOf(tx, one.id),
    () => winnersOf(tx, one.id),
    () => peopledSites(tx),
  );
  const { id, competition, changedAt, bannerId, ...more } = one;
  return {
    competition: {
      ...competition,
      ...more,
      ...{ competitionId: String(id), dateChanged: changedAt.toISOString(), banner: bannerId ?? 'drawn' },
      ...{ entries, winners },
    },
    sites,
  };
}

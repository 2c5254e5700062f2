import { donexusideareview, ideasubmit } from '@laurel/contract/calls/ideas';
import { reviewIdea } from '#ideas/review';
import { submitIdea } from '#ideas/submit';
import { type DemoEvent, type Directory, laterThan, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Priya Naidoo, administrator of reports. */
const reviewerNumber = '100003';

export function ideaEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const { tx } = loading;
  const rows = rowsIn<'byNumber' | 'category' | 'title' | 'idea' | 'daysAgo' | 'comment' | 'points'>(
    loading.folder,
    'ideas.csv',
  );
  return rows.map(({ byNumber, category, title, idea, daysAgo, comment, points }, n) => {
    const at = timeOf(loading, Number(daysAgo), n);
    const submission = ideasubmit.input.parse({ category, title, idea });
    return {
      at,
      happen: async () => {
        const ideaBoxId = await submitIdea(tx, { byId: (await directory.actor(byNumber)).id, now: at }, submission);
        if (comment === '') return [];
        const now = laterThan(loading, at, 3, n);
        const review = donexusideareview.input.parse({
          ideaBoxId,
          actionStatus: comment,
          points: Number(points),
        });
        const happen = async () => {
          await reviewIdea(tx, { by: await directory.actor(reviewerNumber), now }, review);
          return [];
        };
        return [{ at: now, happen }];
      },
    };
  });
}

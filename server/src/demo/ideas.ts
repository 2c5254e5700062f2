import { addcomment } from '@laurel/contract/calls/comments/addcomment';
import { donexusideareview } from '@laurel/contract/calls/ideas/donexusideareview';
import { ideasubmit } from '@laurel/contract/calls/ideas/ideasubmit';
import { stageideas } from '@laurel/contract/calls/ideas/stageideas';
import { sql } from 'kysely';
import { addComment } from '#comments/comments';
import { reviewIdea } from '#ideas/review';
import { stageIdeas } from '#ideas/stage';
import { submitIdea } from '#ideas/submit';
import { voteIdea } from '#ideas/vote';
import { placeOfIdea } from '#items/sight';
import { type DemoEvent, type Directory, laterThan, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Priya Naidoo, administrator of reports. */
const reviewerNumber = '100003';

export function ideaEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const { tx } = loading;
  const rows = rowsIn<'byNumber' | 'category' | 'title' | 'idea' | 'daysAgo' | 'comment' | 'points' | 'shared'>(
    loading.folder,
    'ideas.csv',
  );
  return rows.map(({ byNumber, category, title, idea, daysAgo, comment, points, shared }, n) => {
    const at = timeOf(loading, Number(daysAgo), n);
    const isShared = shared !== '';
    const submission = ideasubmit.input.parse({ category, title, idea, isShared });
    return {
      at,
      happen: async () => {
        const ideaBoxId = await submitIdea(tx, { by: await directory.actor(byNumber), now: at }, submission);
        const open = { loading, directory, ideaBoxId, title, at, n };
        const said = isShared ? [...(await votesFor(open)), ...stagesOf(open)] : [];
        if (comment === '') return said;
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
        return [...said, { at: now, happen }];
      },
    };
  });
}

interface Open {
  loading: Loading;
  directory: Directory;
  ideaBoxId: string;
  title: string;
  at: Date;
  /** Which of the file's rows it is. */
  n: number;
}

/** Some colleagues of its author's site want it, and the first of them write to it. */
async function votesFor({ loading, directory, ideaBoxId, title, at, n }: Open): Promise<DemoEvent[]> {
  const { tx } = loading;
  const { rows } = await sql<{ number: string; place: string }>`
    select m.member_number as number, ${placeOfIdea} as place from ideas i join members m on m.site_template = i.shared_site
    where i.id = ${ideaBoxId}::bigint and m.id <> i.by_id and m.deactivated_at is null and m.registered_at is not null
    -- limit: others each time, as many as its row says
    order by (m.id * 7919 + i.id * 104729) % 997, m.id limit ${2 + ((n * 7) % 17)}`.execute(tx);
  const votes = rows.map(({ number }, m) => {
    const now = laterThan(loading, at, m % 5, n + m);
    const happen = async () => {
      await voteIdea(tx, { actor: await directory.actor(number), now }, { ideaBoxId, isVoted: true });
      return [];
    };
    return { at: now, happen };
  });
  const written = rowsIn<'title' | 'days' | 'text'>(loading.folder, 'idea-comments.csv').filter(
    (one) => one.title === title,
  );
  const comments = written.flatMap(({ days, text }, m) => {
    const who = rows[m];
    if (!who) return [];
    const now = laterThan(loading, at, Number(days), n + m);
    const wish = addcomment.input.parse({ place: who.place, text, mentions: [] });
    const happen = async () => {
      await addComment(tx, { actor: await directory.actor(who.number), now }, wish);
      return [];
    };
    return [{ at: now, happen }];
  });
  return [...votes, ...comments];
}

/** What the office has said of it since. */
function stagesOf({ loading, directory, ideaBoxId, title, at, n }: Open): DemoEvent[] {
  const steps = rowsIn<'title' | 'stage' | 'days' | 'words'>(loading.folder, 'idea-stages.csv');
  return steps
    .filter((one) => one.title === title)
    .map(({ stage, days, words }) => {
      const now = laterThan(loading, at, Number(days), n);
      const wish = stageideas.input.parse({ ideaBoxIds: [ideaBoxId], stage, words });
      const happen = async () => {
        await stageIdeas(loading.tx, { actor: await directory.actor(reviewerNumber), now }, wish);
        return [];
      };
      return { at: now, happen };
    });
}

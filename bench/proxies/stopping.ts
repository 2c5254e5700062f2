import { acts, type Look, productsToBuy, reached } from '../faults/drill.ts';
import type { Workload } from '../faults/load.ts';
import type { Portal } from '../faults/portal.ts';
import { report } from '../faults/report.ts';
import { run } from '../faults/workload.ts';
import type { Client } from './client.ts';
import { isPortals } from './seen.ts';

type Expect = (words: string, isSo: boolean) => void;

export interface Instances {
  stopOne(): Promise<void>;
  killOne(): Promise<void>;
  startOne(): Promise<Portal>;
}

interface Load {
  url: string;
  seen: Look;
  client: Client;
  /** Forty people with points, and what they were told so far. */
  work: Workload;
}

/**
 * Orders and gifts by forty people, and pages by others, while something is done in the middle of it. Everything is there afterwards, once; what went
 * without an answer, or was told to wait, is counted.
 */
async function under({ url, seen, client, work }: Load, title: string, act: () => Promise<void>) {
  const before = { ...work.counts };
  const pages: number[] = [];
  let isOver = false;
  const asking = Array.from({ length: 2 }, async () => {
    while (!isOver)
      pages.push(
        await client.get('/shop').then(
          ({ status }) => status,
          () => 0,
        ),
      );
  });
  let acting = Promise.resolve();
  const at = (done: number) => {
    if (done === reached(0.1)) acting = act();
  };
  await run({ urls: [url] }, work, { ...acts, productIds: await productsToBuy(seen), at });
  isOver = true;
  await Promise.all([...asking, acting]);
  const isGood = await report(title, seen, work);
  const counts = { lost: work.counts.lost - before.lost, later: work.counts.later - before.later };
  return { counts, isGood, pages };
}

const others = (pages: number[]) => pages.filter((status) => status !== 200);

/** One of two is told to stop under load and started again: nobody is told anything of it. */
export async function stopped(load: Load, instances: Instances, expect: Expect): Promise<string> {
  const { counts, isGood, pages } = await under(load, 'one of two stopped', instances.stopOne);
  expect('everything is there, once', isGood);
  expect(`no call goes without its answer (${lostOf(counts)})`, counts.lost === 0 && counts.later === 0);
  expect(`no page goes without its answer (${others(pages)})`, others(pages).length === 0);
  return `a stop of one of two beside ${reached(1)} orders and gifts and ${pages.length} pages: ${lostOf(counts)}, ${others(pages).length} pages lost`;
}

/** One of two is killed: what cannot be known is 503 and comes right under its key. */
export async function killed(load: Load, instances: Instances, expect: Expect): Promise<string> {
  const { counts, isGood, pages } = await under(load, 'one of two killed', instances.killOne);
  expect('after a kill everything is there, once', isGood);
  expect(`each call is answered (${lostOf(counts)})`, counts.lost === 0);
  expect(
    `each page is answered (${others(pages)})`,
    others(pages).every((status) => status === 503),
  );
  return `a kill of one of two beside ${reached(1)}: ${lostOf(counts)}, ${others(pages).length} of ${pages.length} pages 503`;
}

const lostOf = (counts: { lost: number; later: number }) =>
  `${counts.lost} calls without an answer, ${counts.later} told to come again`;

/** Nobody is there: words for calls and for people, and back by itself once somebody is. */
export async function bothAway(
  { client, instances, token }: { client: Client; instances: Instances; token: string },
  expect: Expect,
): Promise<void> {
  const call = await client.call('/api/member/memberheader', token);
  expect('both away: calls are told so', call.status === 503 && isPortals(call.body));
  const page = await client.get('/shop', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  const isPage =
    page.body.includes('Laurel is away for a moment') && page.body.includes(String(page.headers['x-request-id']));
  expect('both away: people are told so on a page', page.status === 503 && isPage);
  for (const { headers } of [call, page])
    expect('both away: with Retry-After', headers['retry-after'] === '2' && headers['cache-control'] === 'no-store');
  const portal = await instances.startOne();
  while ((await client.get('/shop')).status !== 200);
  await portal.stop();
}

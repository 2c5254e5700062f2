import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksRight } from '../books.ts';
import { clockworkOf } from '../clockwork.ts';
import { type Expectation, inCompanyOf } from './expectations.ts';
import { type ScalePortal, scalePortal } from './portal.ts';

type Most = Pick<Expectation, 'rows' | 'buffers'>;

/** What a job may look at that finds nothing to do: half as much again as it did when this was written. Nobody waits for any of them. */
const mostOf: Record<string, Most> = {
  'forget-old-messages': { rows: { each: 6 }, buffers: { each: 0.13 } },
  'notice-low-stock': { rows: 1_500, buffers: 170 },
  'forfeit-leavers': { rows: { each: 0.008 }, buffers: { each: 0.03 } },
  'look-after-pots': { rows: { each: 0.062 }, buffers: { each: 0.031 } },
  // Two years and one of the earlier ones. What was added to the newest cards lies on other pages than these, in turns with them.
  'count-years': { rows: { each: 20 }, buffers: { each: 2 } },
  // The days of ten years in each country.
  'keep-calendars': { rows: 470_000, buffers: 2_200_000 },
  // Three in ten people have something that waits.
  'look-after-work': { rows: { each: 9.6 }, buffers: { each: 8 } },
  // Who celebrates in the next days, whether it is one of these days where they are, and cards that wait for theirs.
  'look-after-group-cards': { rows: { each: 2.4 }, buffers: { each: 0.35 } },
};
const ofOthers: Most = { rows: 10, buffers: 60 };
/** It proves all postings of years, on a connection of its own. */
const leftOut = ['verify-ledger'];

let portal: ScalePortal;

beforeAll(async () => {
  portal = await scalePortal('company');
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** What the jobs write: what is told, what came to which stage, and to whom it went on. */
async function written() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from events) as events, (select count(*) from work_stages) as stages, (select count(*) from escalations) as escalations,
      (select count(*) from messages) as messages, (select count(*) from ledger_legs) as legs`.execute(portal.owner);
  return rows[0];
}

describe('what is done by the clock', { tags: ['sweep'] }, () => {
  test('does once what was left, and then looks at little to find that nothing is', async () => {
    const clockwork = clockworkOf(portal);
    const jobs = clockwork.names.filter((name) => !leftOut.includes(name));
    // loop: each job once, with all that years have left to it
    for (const name of jobs) await clockwork.run(name);
    const before = await written();
    expect(before?.stages).toBeGreaterThan(portal.people / 4);
    expect(before?.escalations).toBeGreaterThan(portal.people / 20);
    // loop: the same again
    for (const name of jobs) {
      const { work } = await portal.measured(() => clockwork.run(name));
      if (process.env.SCALE_REPORT) process.stdout.write(`${JSON.stringify({ words: name, ...work })}\n`);
      const most = mostOf[name] ?? ofOthers;
      const seen = `${name}: ${work.rows} rows, ${work.buffers} pages; most of them: ${work.most.text}`;
      expect.soft(work.rows, seen).toBeLessThanOrEqual(inCompanyOf(portal.people, most.rows));
      expect.soft(work.buffers, seen).toBeLessThanOrEqual(inCompanyOf(portal.people, most.buffers));
    }
    expect(await written()).toEqual(before);
  });
});

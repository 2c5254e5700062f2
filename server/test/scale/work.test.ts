import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksRight } from '../books.ts';
import { type BusyCall, questions } from './busy.ts';
import { deeds } from './busy-deeds.ts';
import { expectations, inCompanyOf, isFlat } from './expectations.ts';
import { type ScalePortal, scalePortal } from './portal.ts';
import type { Work } from './work.ts';

const portals = {} as Record<'company' | 'tenth', ScalePortal>;

beforeAll(async () => {
  portals.company = await scalePortal('company');
  portals.tenth = await scalePortal('tenth');
});
afterAll(async () => {
  for (const portal of Object.values(portals)) {
    await expectBooksRight(portal.db);
    await portal.close();
  }
});

interface Measured extends Work {
  answers: number;
}

async function measure(portal: ScalePortal, call: BusyCall): Promise<Measured> {
  // The first time a connection also reads what it knows from then on.
  if (!call.isOnce) await call.run(portal, (await call.prepare?.(portal)) ?? {});
  const wish = (await call.prepare?.(portal)) ?? {};
  const { result, work } = await portal.measured(() => call.run(portal, wish));
  expect([call.words, result.status, result.body.message ?? '']).toEqual([call.words, 200, result.body.message ?? '']);
  // A call always asks who calls, and reads that: a log that hears nothing would be content with everything.
  expect(work.rows).toBeGreaterThan(0);
  return { ...work, answers: call.answered(result) };
}

/** A few pages more, deeper indexes among them, are no growth. */
const pagesApart = 64;
/** A small company is read past where a large one is looked up: so many pages for each row of the answer are no growth either. */
const pagesLookedUp = 7;
const statementsApart = 5;
const growthMost = 1.5;

describe('the work of the busiest calls', { tags: ['sweep'] }, () => {
  test.each([...questions, ...deeds].map((call) => [call.words, call] as const))(
    '%s looks at no more than is expected',
    async (words, call) => {
      const expected = expectations[words];
      if (!expected) throw new Error(`Nothing is expected of ${words}.`);
      const { people } = portals.company;
      const here = await measure(portals.company, call);
      if (process.env.SCALE_REPORT) process.stdout.write(`${JSON.stringify({ words, ...here })}\n`);
      const seen = `${here.answers} answers, ${here.rows} rows, ${here.buffers} pages; most of them: ${here.most.text}`;
      expect(here.answers, seen).toBeGreaterThanOrEqual(Math.floor(inCompanyOf(people, expected.answers)));
      expect(here.rows, seen).toBeLessThanOrEqual(inCompanyOf(people, expected.rows));
      expect(here.buffers, seen).toBeLessThanOrEqual(inCompanyOf(people, expected.buffers));
      if (!isFlat(expected)) return;
      const tenth = await measure(portals.tenth, call);
      expect(here.buffers, seen).toBeLessThanOrEqual(
        Math.max(tenth.buffers * growthMost + pagesApart, here.answers * pagesLookedUp, expected.bounded ?? 0),
      );
      expect(here.statements, seen).toBeLessThanOrEqual(tenth.statements + statementsApart);
    },
  );
});

import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import fc from 'fast-check';
import type { TestApp } from './app.ts';
import { type Known, rightBodies } from './arbitrary.ts';
import type { MadeMember } from './make.ts';

/** The calls that read. */
export const reading = Object.values(calls)
  .flatMap((noun) => Object.values<Call>(noun))
  .filter(({ reads, method, answers }) => reads && method === 'POST' && answers !== 'picture');

/** Requests of each call by each of them. */
const runs = 8;

interface Asking {
  known: Known;
  /** Who asks, by what they are. */
  people: ReadonlyMap<string, MadeMember>;
  seed: number;
  /** Whether an answer holds what none of them may read. */
  tells: (answer: string, call: Call) => boolean;
}

/** Asks each call that reads, as each of these people: who was told what they may not read, and which calls answered at all. */
export async function askAll(
  portal: TestApp,
  { known, people, seed, tells }: Asking,
): Promise<{ found: string[]; answered: Set<string> }> {
  const found = new Set<string>();
  const answered = new Set<string>();
  for (const call of reading) {
    const bodies = fc.sample(rightBodies(call, known), { numRuns: runs, seed });
    for (const [who, { id }] of people)
      for (const body of bodies) {
        const { status, body: answer } = await portal.post(call.path, body, { as: id });
        if (status !== 200) continue;
        answered.add(call.name);
        if (tells(JSON.stringify(answer), call)) found.add(`${call.name} tells ${who}`);
      }
  }
  return { found: [...found], answered };
}

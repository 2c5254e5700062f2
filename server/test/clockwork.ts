import { schedulesOf } from '../src/company-work.ts';
import type { TestApp } from './app.ts';

/** What the portal does by the clock, by name; a test says when. */
export function clockworkOf({ company }: TestApp) {
  const jobs = new Map(schedulesOf(company).map((one) => [one.name, one.run]));
  return {
    names: [...jobs.keys()],
    run: async (name: string): Promise<void> => {
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job();
    },
  };
}

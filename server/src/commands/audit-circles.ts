import { createDb } from '#db/pool';
import { PlainError } from '#errors/plain-error';
import { circles, reviewPairs } from '#ledger/circles';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel audit-circles [--days 30] [--returns 3]

Lists people among whom points went in a circle of two to five, paid forward, awarded, recognised, for ideas or by nominations
that one made or reviewed, so that they came back three times or more within the last 30 days; and reviewers who paid three nominations or more of the same
member. That is allowed; whoever answers for the programme should know of it.`,
  options: { days: { type: 'string' }, returns: { type: 'string' } },
  words: { least: 0, most: 0 },
  run: ({ config, options, say }) => {
    const days = wholeNumber('days', options.days, 30);
    const returnsLeast = wholeNumber('returns', options.returns, 3);
    return withDatabase(config, async ({ settings }) => {
      const db = createDb(settings, { max: 1, applicationName: 'laurel audit-circles', limits: 'none' });
      try {
        const to = new Date();
        const from = new Date(to.getTime() - days * 86_400_000);
        const found = await circles(db, { from, to, returnsLeast });
        for (const { people, returns, points } of found) {
          const names = people.map(({ memberNumber, name }) => `${memberNumber} ${name}`).join(' → ');
          say(`${returns} times, ${points} points: ${names} → ${people[0]?.memberNumber}`);
        }
        say(`${found.length} circles in ${days} days.`);
        const pairs = await reviewPairs(db, { from, to, timesLeast: returnsLeast });
        for (const { reviewer, nominator, times, points } of pairs)
          say(`${times} nominations by ${nominator}, reviewed by ${reviewer}: ${points} points.`);
        say(`${pairs.length} pairs of reviewer and nominator in ${days} days.`);
        return 0;
      } finally {
        await db.destroy();
      }
    });
  },
};

function wholeNumber(name: string, given: unknown, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^[1-9]\d{0,3}$/.test(String(given))) throw new PlainError(`--${name} takes a whole number from 1 to 9999.`);
  return Number(given);
}

import { createDb } from '#db/pool';
import { circles } from '#ledger/circles';
import { PlainError } from '#plain-error';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel audit-circles [--days 30] [--returns 3]

Lists people who pay points forward to each other in a circle of two to five, so that they came back three times or more
within the last 30 days. That is allowed and costs nobody anything; whoever answers for the programme should know of it.`,
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

import { createDb } from '#db/pool';
import { PlainError } from '#errors/plain-error';
import { activitySince } from '#events/activity';
import { lags } from '#events/lag';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel activity [--days 30]

Lists what happened in the last 30 days: how often each kind of event, and how many points it moved; and how far those
who follow events (the audit, the messages, this count) are behind, with what they could not handle.`,
  options: { days: { type: 'string' } },
  words: { least: 0, most: 0 },
  run: ({ config, options, say }) => {
    const days = daysOf(options.days);
    return withDatabase(config, async ({ settings }) => {
      const db = createDb(settings, { max: 1, applicationName: 'laurel activity' });
      try {
        const since = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
        for (const { type, events, points } of await activitySince(db, since))
          say(`${String(events).padStart(9)}  ${type}${points > 0 ? `, ${points} points` : ''}`);
        const found = await lags(db);
        for (const { subscriber, behind, seconds, setAside } of found)
          say(
            `${subscriber}: ${behind} events behind, the oldest ${Math.round(seconds)} s old, ${setAside} set aside.`,
          );
        // 1 where something waits for an operator.
        return found.some(({ setAside }) => setAside > 0) ? 1 : 0;
      } finally {
        await db.destroy();
      }
    });
  },
};

function daysOf(given: unknown): number {
  if (given === undefined) return 30;
  if (!/^[1-9]\d{0,3}$/.test(String(given))) throw new PlainError('--days takes a whole number from 1 to 9999.');
  return Number(given);
}

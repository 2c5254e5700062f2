import { migrate } from '#db/migrate';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel migrate

Brings the database to this release. Runs each new file of server/migrations in a transaction of its own; what was
applied before is left alone. npm start does the same.`,
  words: { least: 0, most: 0 },
  run: ({ config, say }) =>
    withDatabase(config, async ({ settings }) => {
      const { applied, version } = await migrate(settings, { say });
      say(
        applied.length === 0
          ? `The database is up to date at version ${version}.`
          : `The database is now at version ${version}.`,
      );
      return 0;
    }),
};

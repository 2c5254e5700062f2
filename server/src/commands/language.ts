import { languageNames } from '@laurel/contract/language-names';
import { migrate } from '#db/migrate';
import { createDb } from '#db/pool';
import type { Command } from './command.ts';
import { spokenLanguage, spokenLanguages } from './spoken-language.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel language [<language>]

Tells, or sets, what the company speaks to whoever chose no language, has none in the roster, whose browser asks for none
that the portal knows, and whose country has none: ${spokenLanguages}.
Instances that run follow within a second.`,
  options: {},
  words: { least: 0, most: 1 },
  run: ({ words: [wanted], config, say }) =>
    withDatabase(config, async ({ settings }) => {
      const language = wanted === undefined ? undefined : spokenLanguage(wanted);
      await migrate(settings, { say });
      const db = createDb(settings, { max: 1, applicationName: 'laurel language', limits: 'none' });
      try {
        if (language) await db.updateTable('settings').set({ language }).execute();
        const company = await db.selectFrom('settings').select('language').executeTakeFirstOrThrow();
        say(`The company speaks ${languageNames[company.language]}.`);
        return 0;
      } finally {
        await db.destroy();
      }
    }),
};

import { migrate } from '#db/migrate';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { PlainError } from '#errors/plain-error';
import { Refusal } from '#errors/refuse';
import { eraseMember } from '#personal/erase';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel erase <memberNumber>

Erases the personal data of a member who has left: name, addresses, birthday, picture, interests, messages to them, what
they wrote and what was written of them. Points, orders and counts stay. Cannot be undone. Their number
stays and is never given to anybody again; backups made before still hold what was erased.`,
  words: { least: 1, most: 1 },
  needs: 'a member number',
  run: ({ words: [memberNumber = ''], config, say }) =>
    withDatabase(config, async ({ settings }) => {
      await migrate(settings, { say });
      const db = createDb(settings, { max: 1, applicationName: 'laurel erase', limits: 'none' });
      try {
        const { values } = await transaction(db, (tx) => eraseMember(tx, memberNumber, new Date()));
        say(`Member ${memberNumber} is erased; ${values} events and audit entries carry no personal values any more.`);
        return 0;
      } catch (error) {
        throw error instanceof Refusal ? new PlainError(error.message) : error;
      } finally {
        await db.destroy();
      }
    }),
};

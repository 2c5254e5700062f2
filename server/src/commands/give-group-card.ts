import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { PlainError } from '#errors/plain-error';
import { deliverNow } from '#groupcards/round';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel give-group-card <number>

Gives a group card to its person now, before its day: where somebody leaves earlier than was thought. The number stands in
its address. They are told as on the day; who has not signed can still do so until a week after that.`,
  words: { least: 1, most: 1 },
  needs: 'the number of a group card',
  run: ({ words: [cardId = ''], config, say }) =>
    withDatabase(config, async ({ settings }) => {
      if (!/^[1-9]\d{0,17}$/.test(cardId)) throw new PlainError('A group card has a whole number.');
      const db = createDb(settings, { max: 1, applicationName: 'laurel give-group-card' });
      try {
        const isGiven = await transaction(db, (tx) => deliverNow(tx, cardId, new Date()));
        if (!isGiven) throw new PlainError(`Group card ${cardId} is not there, was given, or nobody has signed it.`);
        say(`Group card ${cardId} is given.`);
        return 0;
      } finally {
        await db.destroy();
      }
    }),
};

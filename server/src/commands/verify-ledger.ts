import { migrate } from '#db/migrate';
import { createDb } from '#db/pool';
import { invariants } from '#ledger/invariants';
import { proveAndSeal } from '#ledger/proofs';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel verify-ledger

Checks in one snapshot that every point is accounted for: the invariants of the ledger, the seals of what was checked
before, and the chain of the audit. Says each finding with an example, and exits with 1 when there is one. When all
holds, what is there now is sealed.`,
  words: { least: 0, most: 0 },
  run: ({ config, say }) =>
    withDatabase(config, async ({ settings }) => {
      await migrate(settings, { say });
      const db = createDb(settings, { max: 2, applicationName: 'laurel verify-ledger', limits: 'none' });
      try {
        const { findings } = await proveAndSeal(db, { of: 'whole', now: new Date() });
        for (const { id, words, rows, example } of findings) {
          say(`${id} does not hold: ${words}`);
          say(`  ${rows} ${rows === 1 ? 'row' : 'rows'}, the first: ${JSON.stringify(example)}`);
        }
        if (findings.length > 0) return 1;
        const all = db.selectFrom('ledger_transactions').select(({ fn }) => fn.countAll<number>().as('count'));
        const { count } = await all.executeTakeFirstOrThrow();
        say(`The ledger holds: ${invariants.length} invariants, ${count} transactions.`);
        return 0;
      } finally {
        await db.destroy();
      }
    }),
};

import { resealCodes } from '#codes/reseal';
import { migrate } from '#db/migrate';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { PlainError } from '#errors/plain-error';
import { resealOwnKeys } from '#push/own-keys';
import { voucherKeysOf } from '#secrets/voucher-keys';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel rotate-voucher-keys

Seals every voucher code, and the keys of web push, with the newest key, the first of VOUCHER_KEYS. Put a new key in front of the others, restart
every instance, run this, and take the old keys away: from then on they open nothing. The portal may run meanwhile.`,
  words: { least: 0, most: 0 },
  run: ({ config, say }) =>
    withDatabase(config, async ({ settings, dataDir }) => {
      const keys = voucherKeysOf(config, dataDir);
      if (keys.length === 0) throw new PlainError('VOUCHER_KEYS is not set: there is no key to seal with.');
      await migrate(settings, { say });
      const db = createDb(settings, { max: 1, applicationName: 'laurel rotate-voucher-keys', limits: 'none' });
      try {
        await transaction(db, (tx) => resealOwnKeys(tx, keys));
        const count = await resealCodes(db, keys);
        say(`${count} ${count === 1 ? 'code is' : 'codes are'} sealed anew; every code opens with the newest key.`);
        return 0;
      } finally {
        await db.destroy();
      }
    }),
};

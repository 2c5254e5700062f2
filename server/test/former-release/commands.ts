import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Promised } from './kept.ts';

// biome-ignore lint/suspicious/noExplicitAny: the modules of the former release are known to its own types only.
type Free = any;

interface Inside {
  load(path: string): Promise<Free>;
  db: Free;
  settings: Free;
  config: Free;
  tree: string;
  clock(): Date;
  query(text: string): Promise<Free[]>;
  /** Notes that a command or job was used. */
  count(what: string): void;
}

/** What the former release does beside its calls: its commands, what it delivers, what its nights bring. */
export function commandsOf({ load, db, settings, config, tree, clock, query, count }: Inside) {
  /** As every ten minutes. */
  async function warnOfLowStock() {
    const { warnOfLowStock: warn } = await load('src/shop/low-stock.ts');
    await warn(db, { now: clock(), publicUrl: config.publicUrl });
    count('warn-of-low-stock');
  }

  return {
    warnOfLowStock,

    async loadDemonstration() {
      const now = clock();
      const { loadContent } = await load('src/content/load.ts');
      const { loadDemonstration } = await load('src/demo/load.ts');
      const folder = join(tree, 'demo');
      await loadContent(db, join(folder, 'content'), now);
      const { publicUrl } = config;
      await loadDemonstration({ db, folder, now, publicUrl, voucherKeys: config.voucherKeys });
    },

    /** Delivers what was promised: some is refused for good, some fails for now, night after night. */
    async deliverPromised() {
      const now = clock();
      const { gateOf } = await load('src/app.ts');
      const { deliver, giveUp } = await load('src/outbox/deliver.ts');
      const { RefusedForGood } = await load('src/outbox/transports.ts');
      const promised = await query(`select id, attempts from messages where state = 'promised' order by id`);
      for (const { id, attempts } of promised) {
        const send = async () => {
          if (id % 41 === 0) throw new RefusedForGood('550 no such mailbox');
          if (id % 43 === 0) throw new Error('421 try again later');
        };
        const transports = { sendMail: send, sendSms: send, close: () => {} };
        const delivery = { db, transports, gate: gateOf(config), domain: 'laurel.example', clock };
        await deliver({ ...delivery, drawing: async () => null }, id).catch(() => {});
        if (attempts >= 2) await giveUp(db, id, now);
      }
      count('deliver');
    },

    /** What is promised and not sent yet, in the words that it would be sent with. */
    async promised(): Promise<Promised[]> {
      const { messagesWithBodies, wordsOf } = await load('src/outbox/bodies.ts');
      const rows = await messagesWithBodies(db)
        .where('messages.state', '=', 'promised')
        .orderBy('messages.id')
        .execute();
      return rows.map((row: Free) => {
        const { subject, text, html } = wordsOf(row);
        const { id, event, channel, address, reply_to: replyTo } = row;
        return { id, kind: event.split(':')[0], channel, address, replyTo, subject, text, html };
      });
    },

    /** What is done by the clock. */
    async night() {
      const now = clock();
      const { forgetExpired } = await load('src/session/forget.ts');
      const { forgetOldMessages } = await load('src/outbox/forget.ts');
      const { summariseEndedQuarters } = await load('src/quarters/summarise.ts');
      const { forfeitLeavers } = await load('src/uploads/leavers.ts');
      const { brokenInvariants, sealLedger } = await load('src/ledger/verify.ts');
      await forgetExpired(db, now);
      await forgetOldMessages(db, now);
      await summariseEndedQuarters(db, now);
      await warnOfLowStock();
      await forfeitLeavers(db, { now, leaversGraceDays: config.leaversGraceDays });
      const broken = await brokenInvariants(db);
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
      // Sealed is what was posted some minutes ago by the database's own clock, for which the year takes a minute.
      await query(`alter table ledger_transactions disable trigger user`);
      await query('update ledger_transactions set posted_at = at where posted_at > at');
      await query('alter table ledger_transactions enable trigger user');
      await sealLedger(db);
      const jobs = ['forget-expired', 'forget-old-messages', 'summarise-quarters', 'forfeit-leavers', 'verify-ledger'];
      for (const job of jobs) count(job);
    },

    /** `laurel erase`, at this time. */
    async erase(memberNumber: string) {
      const now = clock();
      const { createDb } = await load('src/db/pool.ts');
      const { transaction } = await load('src/db/transaction.ts');
      const { eraseMember } = await load('src/personal/erase.ts');
      const owner = createDb(settings, { max: 1, limits: 'none', rights: 'owner' });
      await transaction(owner, (tx: unknown) => eraseMember(tx, memberNumber, now));
      await owner.destroy();
      count('laurel erase');
    },

    /** `laurel import`, at this time. */
    async importFile(text: string) {
      const now = clock();
      const { importFile } = await load('src/uploads/import-file.ts');
      const { openFile } = await load('src/files/uploaded-file.ts');
      const folder = mkdtempSync(join(tmpdir(), 'laurel-former-'));
      writeFileSync(join(folder, 'file.csv'), text);
      const file = await openFile(join(folder, 'file.csv'));
      const { leaversMaxPercent, leaversGraceDays, voucherKeys: keys } = config;
      const asked = { dryRun: false, confirm: new Set(), now, actorId: null };
      await importFile(db, { file, ...asked, leaversMaxPercent, leaversGraceDays, voucherKeys: keys });
      await file.close();
      rmSync(folder, { recursive: true });
      count('laurel import');
    },

    /** A workbook whose cells are all text. */
    async workbook(rows: string[][]): Promise<Buffer> {
      const { workbookOf } = await load('test/workbook.ts');
      return workbookOf(rows);
    },

    async backup(path: string) {
      const { backup } = await load('src/commands/backup.ts');
      await backup(settings, path);
    },
  };
}

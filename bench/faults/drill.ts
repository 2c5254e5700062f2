import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/config/config';
import { openConnection } from '#server/db/connection';
import { createDb, type Db } from '#server/db/pool';
import { openDatabase } from '#server/embedded/embedded';

// A drill that is broken off ends what it has started too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

// Each process that a drill starts ends with it, however many they are.
process.setMaxListeners(0);

/** A folder for the drill's database, which the user of PostgreSQL can reach; gone when the drill ends. */
export function drillFolder(): { dataDir: string; remove(): void } {
  const folder = path.join(tmpdir(), `laurel-drill-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return { dataDir: path.join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `DRILL_SHARE=0.1` tries a drill with a tenth of its acts. */
export const share = Number(process.env.DRILL_SHARE ?? 1);

/** What a drill puts on the portal: more than ten thousand acts that are confirmed. */
export const acts = { orders: Math.round(1_000 * share), gifts: Math.round(9_500 * share) };

/** Tells when a share of all acts is confirmed, between 0 and 1. */
export function reached(share: number, of: Readonly<Record<string, number>> = acts): number {
  const all = Object.values(of).reduce((sum, count) => sum + count, 0);
  return Math.round(all * share);
}

/** One key for every instance of the drill. */
export const voucherKey = randomBytes(32).toString('base64');

/** What a portal of the drill is told besides its database: the key, and where its mail goes. */
export function portalEnv(mailPort: number, more: Record<string, string>): Record<string, string> {
  return {
    VOUCHER_KEYS: voucherKey,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'drill@laurel.example',
    ...more,
  };
}

/** The drill's own look into the database, beside the portal; the queue's tables are the owner's. */
export async function look(env: Record<string, string>): Promise<Look> {
  const database = await openDatabase(readConfig(env), { as: 'command', say: () => {} });
  const db = createDb(database.settings, { max: 2, applicationName: 'drill', limits: 'none' });
  const owner = await openConnection(database.settings, 'drill');
  return {
    db,
    owner,
    close: async () => {
      await owner.end();
      await db.destroy();
      await database.close();
    },
  };
}

export interface Look {
  db: Db;
  owner: Awaited<ReturnType<typeof openConnection>>;
  close(): Promise<void>;
}

/** Goods, and the vouchers that have codes left, of South Africa. */
export async function productsToBuy({ owner }: Look): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; kind: string; codes: number }>(`
    select p.id::text, p.kind, count(v.id) filter (where v.order_line_id is null) as codes from products p left join voucher_codes v on v.product_id = p.id
    where p.alloc = 'ZA' and p.is_active and not p.is_no_basket and p.price_minor between 1 and 100000 group by p.id`);
  const goods = rows.filter(({ kind }) => kind === 'goods').slice(0, 16);
  const vouchers = rows.filter(({ codes }) => codes >= acts.orders / 20 + 10).slice(0, 4);
  return [...goods, ...vouchers].map(({ id }) => id);
}

export function port(offset: number): number {
  return Number(process.env.DRILL_PORT ?? 3900) + offset;
}

export function ended(isGood: boolean): void {
  process.exitCode = isGood ? 0 : 1;
}

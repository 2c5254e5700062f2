import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandsOf } from './commands.ts';
import type { Answer, Wish } from './kept.ts';

export type Former = Awaited<ReturnType<typeof openFormer>>;

/** 32 bytes of 7, which open nothing else. */
const voucherKeys = [Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 8).toString('base64')] as const;

/**
 * The former release from its own tree, on a PostgreSQL of its own, with a clock that is set from outside: its calls, its
 * commands and its nights. Every call that writes is counted, under the name of the act that it was made for.
 */
export async function openFormer(tree: string, begin: Date) {
  const load = (path: string) => import(pathToFileURL(join(tree, 'server', path)).href);
  const { startTestServer } = await load('test/postgres.ts');
  const { openConnection, inDatabase } = await load('src/db/connection.ts');
  const { createDb } = await load('src/db/pool.ts');
  const { transaction } = await load('src/db/transaction.ts');
  const { buildApp, mountedCalls } = await load('src/app.ts');
  const { readConfig } = await load('src/config.ts');
  const { issueToken } = await load('src/session/tokens.ts');
  const { openBrowser, followSignOn } = await load('test/browser.ts');
  const { callPaths } = await load('../contract/src/paths.ts');

  const server = await startTestServer();
  const database = 'laurel_former';
  const root = await openConnection(server.settings);
  await root.query(`create database ${database} template ${server.template}`);
  const settings = inDatabase(server.settings, database);
  const client = await openConnection(settings);
  const db = createDb(settings, { applicationName: 'laurel former' });
  const configWith = (keys: readonly string[]) =>
    readConfig({
      LAUREL_DEMO: 'on',
      VOUCHER_KEYS: keys.join(','),
      SMS_URL: 'http://localhost:9',
      SMS_FROM: 'Laurel',
      SMS_COUNTRIES: '+27,+49',
    });
  const config = configWith([voucherKeys[1]]);
  const mounted: { kind: string; call: { path: string; file?: string } }[] = mountedCalls({
    config,
    provider: undefined,
    voucherKeys: config.voucherKeys,
  });
  const nameOf = new Map(Object.entries<string>(callPaths).map(([name, path]) => [path, name]));
  /** Every call of the release by its name, and whether it writes. What takes a file writes it down before it reads it. */
  const calls = new Map(
    mounted.map(({ kind, call }) => {
      const writes = ['verb', 'act', 'redirect'].includes(kind) || call.file !== undefined;
      return [nameOf.get(call.path) as string, { path: call.path, writes }];
    }),
  );
  const writingCalls = new Map([...calls].filter(([, { writes }]) => writes).map(([name, { path }]) => [path, name]));

  const acts: Record<string, Record<string, number>> = {};
  let act = '';
  let now = begin;
  const appWith = (its: typeof config) =>
    buildApp({ db, config: its, clock: () => now, voucherKeys: its.voucherKeys, webDist: '/nonexistent' });
  let app = await appWith(config);

  const count = (what: string) => {
    const counted = acts[act] ?? {};
    acts[act] = { ...counted, [what]: (counted[what] ?? 0) + 1 };
  };

  async function query(text: string, values: unknown[] = []): Promise<Answer['body'][]> {
    return (await client.query(text, values)).rows;
  }

  async function tokenOf(memberNumber: string): Promise<string> {
    const [member] = await query('select id from members where member_number = $1', [memberNumber]);
    return transaction(db, (tx: unknown) => issueToken(tx, member.id, Buffer.alloc(32), now));
  }

  /** One call, whatever comes of it. */
  async function ask({ as, path, body, file, key }: Wish): Promise<Answer> {
    const boundary = 'laurel-former-release';
    const head =
      file &&
      `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\nContent-Type: text/csv\r\n\r\n`;
    const response = await app.inject({
      method: body || file ? 'POST' : 'GET',
      url: path,
      headers: {
        ...(as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(file ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
      },
      ...(file
        ? { payload: Buffer.concat([Buffer.from(head ?? ''), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]) }
        : {}),
      ...(body ? { payload: body } : {}),
    });
    const status = response.statusCode;
    const writing = writingCalls.get(path.split('?')[0] as string);
    if (writing && status < 400) count(writing);
    const type = String(response.headers['content-type']);
    if (type.startsWith('image/'))
      return { status, body: { type, sha256: createHash('sha256').update(response.rawPayload).digest('hex') } };
    return { status, body: type.startsWith('application/json') ? response.json() : response.body };
  }

  /** One call that must succeed: its answer. */
  async function call(as: string | undefined, name: string, body: object, key?: string): Promise<Answer['body']> {
    const path = calls.get(name)?.path ?? name;
    const answer = await ask({
      ...(as ? { as } : {}),
      path,
      body,
      ...(key ? { key: key.replace(/\W+/g, '-').slice(-64) } : {}),
    });
    if (answer.status === 200) return answer.body;
    throw new Error(`${act}: ${name} of ${as}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  return {
    ...commandsOf({ load, db, settings, config, tree, clock: () => now, query, count }),
    calls,
    acts,
    query,
    ask,
    tree,
    get now() {
      return now;
    },

    /** What happens from here on is part of this act, at this time. */
    begin(name: string, at: string | Date) {
      act = name;
      now = new Date(at);
    },

    wait(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },

    call,

    addQuarter(as: string, year: number, quarter: number) {
      const last = new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10);
      const first = new Date(Date.UTC(year, quarter * 3 - 3, 1)).toISOString().slice(0, 10);
      const wish = { quarterNum: quarter, quarterYear: year, dateFrom: first, dateTo: last };
      return call(as, 'addNewQuarter', wish);
    },

    /** A file that must be taken: what it did. */
    async upload(
      as: string,
      { to, name, field = 'fileData', asking = '' }: { to: string; name: string; field?: string; asking?: string },
      bytes: Buffer | string,
    ): Promise<Answer['body']> {
      const file = { field, name, bytes: Buffer.from(bytes) };
      const answer = await ask({ as, path: `${calls.get(to)?.path}${asking && `?${asking}`}`, file });
      if (answer.status === 200) return answer.body;
      throw new Error(`${act}: ${to} ${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 2000)}`);
    },

    /** Through the identity provider of the demonstration, and out again. */
    async signOnAndOff(email: string) {
      const browser = openBrowser({ app, config });
      const code = await followSignOn(browser, `${callPaths.idplogin}?login_hint=${email}`);
      for (const step of ['idplogin', 'ssocallback']) count(step);
      const { body, status } = await browser.post(callPaths.authsso, { code });
      if (status !== 200) throw new Error(`${email} could not sign on: ${JSON.stringify(body)}`);
      count('authsso');
      const left = await browser.post(callPaths.logout, {}, { authorization: `Bearer ${body.token}` });
      if (left.status !== 200) throw new Error(`${email} could not sign off: ${JSON.stringify(left.body)}`);
      count('logout');
    },

    /** `laurel rotate-voucher-keys`, with a new key before the old one; then the portal starts with the new one alone. */
    async rotateVoucherKeys() {
      const { resealCodes } = await load('src/vouchers/reseal.ts');
      const { voucherKeys: keys } = configWith(voucherKeys);
      await resealCodes(db, keys);
      await app.close();
      app = await appWith(configWith([voucherKeys[0]]));
      count('laurel rotate-voucher-keys');
    },

    async close() {
      await app.close();
      await client.end();
      await db.destroy();
      await root.query(`drop database ${database} with (force)`);
      await root.end();
      await server.stop();
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { type Config, readConfig } from '#config/config';
import { transaction } from '#db/transaction';
import { settle } from '#events/settle';
import { type Keeper, keeper } from '#kept/keeper';
import type { LiveTimes } from '#live/door';
import { byName, type Letters, type Message, messages, type Written, written } from '#outbox/letter';
import { issueToken } from '#session/tokens';
import { buildApp, lettersOf, subscribersOf } from '../src/app.ts';
import { type Company, laneOf } from '../src/company.ts';
import { firstProgramme } from '../src/programme/rules.ts';
import { knownWays } from '../src/settings/ways.ts';
import { patience, type TestDatabase, testDatabase } from './database.ts';
import { type Make, make } from './make.ts';

/** The portal on a database of its own, with a clock that the test sets. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  config: Config;
  company: Company;
  make: Make;
  /** What time it is for the portal. */
  now: Date;
  /** A live token of this member. */
  tokenOf(memberId: number): Promise<string>;
  /** Lets everything follow that follows from what has happened. */
  settle(): Promise<void>;
  /** Every letter promised, the oldest first, as it would be delivered now: those to one member, or of one kind. */
  letters(to?: { id: number }, name?: string): Promise<(Message & Written)[]>;
  lettersByName: Letters;
  /** The acts that the audit has sealed, in their order. */
  acts(): Promise<Act[]>;
  /** One call: its status, body and headers. */
  post(path: string, body: unknown, options?: PostOptions): Promise<Answer>;
}

/** An act as the audit has it. */
export interface Act {
  at: Date;
  actor_id: number | null;
  act: string;
  subject: string;
  facts: unknown;
  particulars: unknown;
}

interface PostOptions {
  /** The member who calls; nobody when left out. */
  as?: number;
  token?: string;
  key?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers freely.
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** `env` overrides settings of the demonstration; `log` gets every line that the portal logs, with nothing left out. */
export async function testApp(env: Record<string, string> = {}, log?: string[], live?: LiveTimes): Promise<TestApp> {
  return appOn(await testDatabase(), env, { log, ...(live && { live }) });
}

/** Every event of a test can be handled. */
function fail(context: object, words: string): never {
  throw new Error(words, { cause: context });
}

/** The same on a database that is there already, and goes with the portal. */
export async function appOn(
  database: TestDatabase,
  env: Record<string, string> = {},
  { log, kept, live }: { log?: string[] | undefined; kept?: Keeper; live?: LiveTimes } = {},
): Promise<TestApp> {
  const config = readConfig({
    LAUREL_DEMO: 'on',
    LAUREL_RATE_LIMITS: 'off',
    LAUREL_PATIENCE: String(patience),
    VOUCHER_KEYS: randomBytes(32).toString('base64'),
    ...env,
  });
  const tokens = new Map<number, string>();
  const test = {
    ...database,
    config,
    make: make(database.db),
    now: new Date('2026-11-20T10:00:00Z'),
  } as TestApp;
  const { db, settings } = database;
  const logger = log ? pino({ level: 'info' }, { write: (line) => void log.push(line) }) : pino({ level: 'silent' });
  const lane = laneOf({ config, log: logger, settings, db }, database.onNotice ? { onNotice: database.onNotice } : {});
  const clock = () => test.now;
  const company = {
    ...{ config, settings, direct: settings, db, lane, clock, voucherKeys: config.voucherKeys, log: logger },
    kept: kept ?? keeper(clock),
    ways: knownWays(db, { clock, first: firstProgramme(config.firstRules), patience: config.patience }),
  };
  test.company = company;
  test.app = await buildApp(company, { webDist: '/nonexistent', ...(live && { live }) });
  const all = lettersOf(company);
  test.lettersByName = byName(all);
  test.settle = () => settle(database.db, subscribersOf(all), { warn: fail, error: fail });
  test.letters = async (to, name) => {
    await test.settle();
    const whose = to === undefined ? sql`true` : sql`m.member_id = ${to.id}`;
    const which = name === undefined ? sql`true` : sql`m.letter = ${name}`;
    const found = await messages(database.db, sql`${whose} and ${which} order by m.id`);
    const writing = { db: database.db, letters: test.lettersByName, ways: company.ways, publicUrl: config.publicUrl };
    const letters: (Message & Written)[] = [];
    for (const message of found) letters.push({ ...message, ...((await written(writing, message)) as Written) });
    return letters;
  };
  test.acts = async () => {
    await test.settle();
    return database.db
      .selectFrom('audit_acts')
      .select(['at', 'actor_id', 'act', 'subject', 'facts', 'particulars'])
      .orderBy('id')
      .execute() as Promise<Act[]>;
  };
  test.tokenOf = async (memberId) => {
    const known = tokens.get(memberId);
    if (known) return known;
    const token = await transaction(database.db, (tx) => issueToken(tx, memberId, randomBytes(32), test.now));
    tokens.set(memberId, token);
    return token;
  };
  test.post = async (path, body, options = {}) => {
    const token = options.token ?? (options.as === undefined ? undefined : await test.tokenOf(options.as));
    const response = await test.app.inject({
      method: 'POST',
      url: path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = response.body;
    return {
      status: response.statusCode,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
  test.close = async () => {
    await test.app.close();
    await lane.close();
    await database.close();
  };
  return test;
}

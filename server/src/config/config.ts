import { createECDH } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { tokenAbsoluteSeconds } from '@laurel/contract/limits';
import type { Rules } from '@laurel/contract/programme/items';
import { firstRulesOf, ruleVariablesIn } from './first-rules.ts';
import { type OidcSettings, oidcOf } from './oidc.ts';
import * as setting from './settings.ts';
import { ConfigError, type Env } from './settings.ts';

/** What is less than the chosen one is left out of the log. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Config = {
  isProduction: boolean;
  /** The demonstration company and the built-in sign-on: asked for, by `LAUREL_DEMO=on` or `npm start`. */
  isDemonstration: boolean;
  host: string;
  port: number;
  /** Where members find the portal; without a slash at its end. */
  publicUrl: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler between; undefined where `databaseUrl` has none either. */
  databaseDirectUrl: string | undefined;
  /** Connections that the requests of an instance share. */
  databasePoolSize: number;
  /** Whether the pooler before the database knows statements by name. */
  poolerPrepares: boolean;
  /** A standby of that database, on which reports are read; undefined where there is none. */
  databaseReplicaUrl: string | undefined;
  dataDir: string;
  dataDirIsDefault: boolean;
  trustProxy: number | string[] | false;
  /** Undefined: the demonstration signs people on by itself; outside it nobody can sign on yet. */
  oidc: OidcSettings | undefined;
  /** Who begins a company that has nobody, by their e-mail address or number; undefined: who has the link of the start. */
  firstAdministrator: string | undefined;
  /** After so long the identity provider is asked again about who is signed on; undefined: never. */
  sessionRecheckSeconds: number | undefined;
  /** Undefined: e-mail stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contactTo: string;
  /** Undefined: SMS stay in the outbox. */
  sms: { url: string; from: string; countries: string[] } | undefined;
  /** Newest first; the first one seals, all of them open. In the demonstration voucher-keys.ts makes one. */
  voucherKeys: Buffer[];
  /** Notices on devices (web push): whether they are offered, by which key of VAPID where it is not the portal's own, and whether this machine may be a push service. */
  push: { isOn: boolean; key: Buffer | undefined; loopback: boolean };
  metricsToken: string | undefined;
  logLevel: (typeof logLevels)[number];
  /** What nobody does alone, as long as the company's programme does not say it, and the settings that say so. */
  firstRules: Rules;
  ruleVariables: string[];
  /** Reports that are read at once; the others wait. */
  reportsAtOnce: number;
  /** Requests of one member that are at work at once; infinite without limits. */
  requestsAtOnce: number;
  rateLimits: boolean;
  /** By how much every limit of time is longer than usual: on its database, on an answer, in a queue. */
  patience: number;
  /** How long a portal that was told to stop goes on answering, so that no load balancer sends to one that is gone. */
  drainMs: number;
  /** Processes that answer requests on the one port; with 1 there is no other process. */
  processes: number;
  /** What an operator should know at the start although nothing is wrong. */
  notes: string[];
};

/** Every setting there is, from the environment; the first wrong or missing one is told by name. */
export function readConfig(env: Env): Config {
  const isProduction = env.NODE_ENV === 'production';
  const isDemonstration = setting.switchOf(env, 'LAUREL_DEMO', { otherwise: false }) && !isProduction;
  if (isProduction) requireAll(env);
  const port = setting.wholeNumber(env, 'PORT', { least: 0, most: 65_535, otherwise: 3000 });
  const oidc = oidcOf(env);
  if (isDemonstration) refuseBesideRealSettings(env);
  // Heard in the demonstration only: a portal with people in it is never without limits.
  const rateLimits = setting.switchOf(env, 'LAUREL_RATE_LIMITS', { otherwise: true }) || !isDemonstration;
  return {
    isProduction,
    isDemonstration,
    host: setting.text(env, 'HOST') ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl: publicUrlOf(env, { port, isProduction }),
    databaseUrl: setting.database(env, 'DATABASE_URL'),
    databaseDirectUrl: besideDatabase(env, 'DATABASE_DIRECT_URL'),
    databasePoolSize: setting.wholeNumber(env, 'DATABASE_POOL_SIZE', { least: 2, most: 1000, otherwise: 10 }),
    poolerPrepares: setting.switchOf(env, 'DATABASE_POOLER_PREPARES', { otherwise: false }),
    databaseReplicaUrl: besideDatabase(env, 'DATABASE_REPLICA_URL'),
    dataDir: resolve(setting.text(env, 'DATA_DIR') ?? './data'),
    dataDirIsDefault: setting.text(env, 'DATA_DIR') === undefined,
    trustProxy: setting.trustedProxies(env, 'TRUST_PROXY'),
    oidc,
    firstAdministrator: setting.text(env, 'LAUREL_FIRST_ADMIN'),
    sessionRecheckSeconds: sessionRecheckOf(env),
    smtpUrl: setting.address(env, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: setting.mailbox(env, 'MAIL_FROM') ?? 'Laurel <laurel@laurel.example>',
    contactTo: setting.mailbox(env, 'CONTACT_TO') ?? 'people@laurel.example',
    sms: smsOf(env),
    voucherKeys: setting.keys(env, 'VOUCHER_KEYS'),
    push: pushOf(env, { isDemonstration }),
    metricsToken: setting.text(env, 'METRICS_TOKEN'),
    logLevel: setting.choice(env, 'LOG_LEVEL', logLevels) ?? (isDemonstration ? 'warn' : 'info'),
    firstRules: firstRulesOf(env, { rateLimits }),
    ruleVariables: ruleVariablesIn(env),
    reportsAtOnce: setting.wholeNumber(env, 'REPORTS_AT_ONCE', { least: 1, most: 16, otherwise: 2 }),
    requestsAtOnce: requestsAtOnceOf(env, { rateLimits }),
    rateLimits,
    patience: setting.wholeNumber(env, 'LAUREL_PATIENCE', { least: 1, most: 100, otherwise: 1 }),
    drainMs: 1000 * setting.wholeNumber(env, 'DRAIN_SECONDS', { least: 0, most: 300, otherwise: isProduction ? 5 : 0 }),
    processes: setting.wholeNumber(env, 'LAUREL_PROCESSES', { least: 1, most: 64, otherwise: processesFor() }),
    notes: isDemonstration ? [] : notesOf(env),
  };
}

/** One processor is left to the database, or to whatever else the machine does. */
function processesFor(): number {
  return Math.max(1, availableParallelism() - 1);
}

const requiredInProduction = [
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_TO',
  'VOUCHER_KEYS',
];

function requireAll(env: Env): void {
  if (!setting.text(env, 'DATABASE_URL') && !setting.text(env, 'DATA_DIR')) {
    throw new ConfigError(
      'DATABASE_URL is not set, nor DATA_DIR: in production one of them must say where the data are.',
    );
  }
  const missing = requiredInProduction.find((name) => setting.text(env, name) === undefined);
  if (missing) throw new ConfigError(`${missing} is not set: it is required in production (see docs/operations.md).`);
}

const outside = ['OIDC_ISSUER', 'SMTP_URL', 'SMS_URL', 'PUBLIC_URL'] as const;

/**
 * The demonstration shows its outbox, metrics and calls to everybody, and signs anybody on. What reaches real people, or is
 * reached by them, never stands beside it; stand-ins on this machine may.
 */
function refuseBesideRealSettings(env: Env): void {
  const set = outside.flatMap((name) => {
    const value = setting.text(env, name);
    return value !== undefined && URL.canParse(value) ? [{ name, url: new URL(value) }] : [];
  });
  const real = set.find(({ url }) => !thisMachine.has(url.hostname));
  const isHttps = set.some(({ name, url }) => name === 'PUBLIC_URL' && url.protocol === 'https:');
  const isProvided = set.some(({ name }) => name === 'OIDC_ISSUER');
  const hasMail = set.some(({ name }) => name === 'SMTP_URL');
  const found = real?.name ?? (isProvided && (isHttps || hasMail) ? 'OIDC_ISSUER' : undefined);
  if (found === undefined) return;
  throw new ConfigError(
    `The demonstration does not start beside real settings (${found} is set): anybody could sign on and read its outbox. Set NODE_ENV=production, or LAUREL_DEMO=off, or take ${found} away.`,
  );
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** In production tokens and points never go over an open line: what ends TLS in front of the portal is what members call. */
function publicUrlOf(env: Env, { port, isProduction }: { port: number; isProduction: boolean }): string {
  const value = setting.address(env, 'PUBLIC_URL', isProduction ? ['https'] : ['https', 'http']);
  if (value === undefined) return `http://localhost:${port}`;
  const { origin, pathname, search, hash } = new URL(value);
  if (pathname !== '/' || search !== '' || hash !== '') {
    throw new ConfigError('PUBLIC_URL must be an address without a path: Laurel needs a host name of its own.');
  }
  return origin;
}

/** Another way to that database, or to a copy of it: the own PostgreSQL has neither. */
function besideDatabase(env: Env, name: string): string | undefined {
  const url = setting.database(env, name);
  if (url !== undefined && setting.text(env, 'DATABASE_URL') === undefined)
    throw new ConfigError(`DATABASE_URL is not set, but ${name} is: the own PostgreSQL stands alone.`);
  return url;
}

function smsOf(env: Env): Config['sms'] {
  const url = setting.address(env, 'SMS_URL', ['https', 'http']);
  const from = setting.text(env, 'SMS_FROM');
  const countries = setting.list(env, 'SMS_COUNTRIES', /^\+[1-9]\d{0,3}$/, 'calling codes such as +27');
  if (url === undefined) return undefined;
  if (from === undefined)
    throw new ConfigError('SMS_FROM is not set, but SMS_URL is: it is the number or name that SMS come from.');
  if (countries === undefined)
    throw new ConfigError(
      'SMS_COUNTRIES is not set, but SMS_URL is: list the calling codes that may be written to, such as +27,+49.',
    );
  return { url, from, countries };
}

function pushOf(env: Env, { isDemonstration }: { isDemonstration: boolean }): Config['push'] {
  const [key, ...others] = setting.keys(env, 'PUSH_KEY');
  if (others.length > 0) throw new ConfigError('PUSH_KEY must be one key: every browser knows the portal by it.');
  if (key && !isPrivateKey(key)) throw new ConfigError('PUSH_KEY must be a private key of the curve P-256.');
  return {
    isOn: setting.switchOf(env, 'PUSH', { otherwise: true }),
    key,
    // Heard in the demonstration only: what a browser names is never looked for inside a network.
    loopback: setting.switchOf(env, 'LAUREL_PUSH_LOOPBACK', { otherwise: false }) && isDemonstration,
  };
}

function isPrivateKey(key: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(key);
    return true;
  } catch {
    return false;
  }
}

function requestsAtOnceOf(env: Env, { rateLimits }: { rateLimits: boolean }): number {
  const otherwise = rateLimits ? 6 : Number.POSITIVE_INFINITY;
  return setting.wholeNumber(env, 'REQUESTS_AT_ONCE', { least: 1, most: 1000, otherwise });
}

function sessionRecheckOf(env: Env): number | undefined {
  const most = tokenAbsoluteSeconds / 60;
  const minutes = setting.wholeNumber(env, 'SESSION_RECHECK_MINUTES', { least: 0, most, otherwise: 0 });
  return minutes === 0 ? undefined : minutes * 60;
}

function notesOf(env: Env): string[] {
  const unset = (name: string) => setting.text(env, name) === undefined;
  const notes = [];
  if (unset('OIDC_ISSUER')) notes.push('OIDC_ISSUER is not set: nobody can sign on until it is.');
  if (unset('SMTP_URL')) notes.push('SMTP_URL is not set: e-mail is kept in the outbox until it is.');
  if (unset('VOUCHER_KEYS'))
    notes.push('VOUCHER_KEYS is not set: voucher codes can be neither loaded nor read until it is.');
  return notes;
}

export { ConfigError };

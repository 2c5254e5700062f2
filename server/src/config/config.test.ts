import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { describe, expect, test } from 'vitest';
import { voucherKeysOf } from '#secrets/voucher-keys';
import { ConfigError, readConfig } from './config.ts';

const key = Buffer.alloc(32, 7);
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://laurel@db/laurel',
  PUBLIC_URL: 'https://laurel.company.example/',
  OIDC_ISSUER: 'https://id.company.example',
  OIDC_CLIENT_ID: 'laurel',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Laurel <laurel@company.example>',
  CONTACT_TO: 'people@company.example',
  VOUCHER_KEYS: key.toString('base64'),
};

const demonstration = { LAUREL_DEMO: 'on' };

describe('without any setting', () => {
  test('there is no demonstration: it is asked for', () => {
    expect(readConfig({}).isDemonstration).toBe(false);
  });

  test('the one that is asked for is on this machine only', () => {
    expect(readConfig(demonstration)).toMatchObject({
      isDemonstration: true,
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: resolve('data'),
      dataDirIsDefault: true,
      trustProxy: false,
      firstRules: seedRules,
      ruleVariables: [],
      rateLimits: true,
      notes: [],
    });
  });

  test('an empty setting counts as unset', () => {
    expect(readConfig({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });
});

describe('DATABASE_URL', () => {
  test('may name several servers, of which one takes writes', () => {
    const several = 'postgresql://me:pw@one:5432,two/laurel?target_session_attrs=read-write';
    expect(readConfig({ ...production, DATABASE_URL: several }).databaseUrl).toBe(several);
  });

  test.each([
    ['postgresql://one,two:port/laurel', /^DATABASE_URL must be an address/],
    [
      'postgresql://one,two/laurel?target_session_attrs=standby',
      /^DATABASE_URL: target_session_attrs must be any, read-write or primary/,
    ],
  ])('that cannot be meant is refused: %s', (DATABASE_URL, words) => {
    expect(() => readConfig({ ...production, DATABASE_URL })).toThrow(words);
  });

  test('has a way without a pooler beside it, where one is needed', () => {
    const DATABASE_DIRECT_URL = 'postgresql://laurel@primary/laurel';
    expect(readConfig({ ...production, DATABASE_DIRECT_URL }).databaseDirectUrl).toBe(DATABASE_DIRECT_URL);
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(/^DATABASE_URL is not set, but DATABASE_DIRECT_URL is/);
  });
});

describe('DATABASE_REPLICA_URL', () => {
  const DATABASE_REPLICA_URL = 'postgresql://laurel@standby/laurel';

  test('is where reports are read, beside DATABASE_URL', () => {
    expect(readConfig({}).databaseReplicaUrl).toBeUndefined();
    expect(readConfig({ ...production, DATABASE_REPLICA_URL }).databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
  });

  test('is not heard beside the own PostgreSQL, which has no replica', () => {
    expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(/^DATABASE_URL is not set, but DATABASE_REPLICA_URL is/);
  });

  test('is an address of PostgreSQL, and is not repeated where it is none', () => {
    const wrong = { ...production, DATABASE_REPLICA_URL: 'mysql://laurel:secret@standby/laurel' };
    expect(() => readConfig(wrong)).toThrow(
      'DATABASE_REPLICA_URL must be an address that begins with postgresql:// or postgres://.',
    );
  });
});

describe('LAUREL_PROCESSES', () => {
  test('leaves one processor to others, and is at least one', () => {
    expect(readConfig({}).processes).toBe(Math.max(1, availableParallelism() - 1));
  });

  test('is what is asked for', () => {
    expect(readConfig({ LAUREL_PROCESSES: '3' }).processes).toBe(3);
  });

  test.each(['0', '65', 'all'])('is not %s', (LAUREL_PROCESSES) => {
    expect(() => readConfig({ LAUREL_PROCESSES })).toThrow('LAUREL_PROCESSES must be a whole number from 1 to 64');
  });
});

describe('D7: the demonstration beside real settings', () => {
  const real = {
    OIDC_ISSUER: 'https://id.company.example',
    OIDC_CLIENT_ID: 'laurel',
    OIDC_CLIENT_SECRET: 'secret',
  };
  const standIn = { ...real, OIDC_ISSUER: 'http://127.0.0.1:9000' };
  test.each([
    [real, 'OIDC_ISSUER'],
    [{ SMTP_URL: 'smtp://mail.company.example' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'https://laurel.company.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://demo.lan' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, 'PUBLIC_URL'],
    [{ SMS_URL: 'https://sms.example/Messages', SMS_FROM: 'L', SMS_COUNTRIES: '+27' }, 'SMS_URL'],
    [{ ...standIn, SMTP_URL: 'smtp://localhost' }, 'OIDC_ISSUER'],
    [{ ...standIn, PUBLIC_URL: 'https://localhost:8443' }, 'OIDC_ISSUER'],
  ])('does not start: %j', (env, name) => {
    const refused = () => readConfig({ ...demonstration, ...env });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(`real settings (${name} is set)`);
    expect(readConfig(env).isDemonstration).toBe(false);
    expect(readConfig({ ...env, LAUREL_DEMO: 'off' }).isDemonstration).toBe(false);
  });

  test.each([
    standIn,
    { SMTP_URL: 'smtp://127.0.0.1:2525' },
    { PUBLIC_URL: 'https://localhost:8443' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
  ])('stands beside a stand-in on this machine: %j', (env) => {
    expect(readConfig({ ...demonstration, ...env }).isDemonstration).toBe(true);
  });
});

describe('in production', () => {
  test('there is no demonstration, and the portal is open to the network', () => {
    expect(readConfig({ ...production, LAUREL_DEMO: 'on', LAUREL_RATE_LIMITS: 'off' })).toMatchObject({
      isDemonstration: false,
      host: '0.0.0.0',
      publicUrl: 'https://laurel.company.example',
      rateLimits: true,
      voucherKeys: [key],
      sms: undefined,
    });
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('%s must be set', (name) => {
    const refused = () => readConfig({ ...production, [name]: undefined });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${name} is not set`));
  });

  test('members come by https alone', () => {
    for (const address of ['http://laurel.company.example', 'http://localhost:3000'])
      expect(() => readConfig({ ...production, PUBLIC_URL: address })).toThrow(
        'PUBLIC_URL must be an address that begins with https://.',
      );
  });

  test('DATA_DIR may stand for DATABASE_URL', () => {
    const config = readConfig({ ...production, DATABASE_URL: undefined, DATA_DIR: '/srv/laurel' });
    expect(config).toMatchObject({ databaseUrl: undefined, dataDir: '/srv/laurel', dataDirIsDefault: false });
  });
});

test('outside demonstration and production what is missing is told, not refused', () => {
  const { isDemonstration, notes } = readConfig({ LAUREL_DEMO: 'off' });
  expect(isDemonstration).toBe(false);
  expect(notes.map((note) => note.split(' ')[0])).toEqual(['OIDC_ISSUER', 'SMTP_URL', 'VOUCHER_KEYS']);
});

test('the log tells what went wrong in the demonstration, and each request elsewhere', () => {
  expect(readConfig(demonstration).logLevel).toBe('warn');
  expect(readConfig(production).logLevel).toBe('info');
});

test('limits can be switched off in the demonstration', () => {
  expect(readConfig({ ...demonstration, LAUREL_RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  expect(readConfig({ LAUREL_DEMO: 'off', LAUREL_RATE_LIMITS: 'off' }).rateLimits).toBe(true);
});

test('what nobody does alone is as the environment says; without limits nobody waits for a second person but where it says so', () => {
  const env = {
    AWARD_CEILING: '5000',
    PAIR_POINTS_PER_MONTH: '0',
    REDEMPTION_MAX_PER_DAY: '',
    LEAVERS_GRACE_DAYS: '7',
  };
  const limits = { ...seedRules.limits, award: 5000, pairInMonth: 0 };
  expect(readConfig(env)).toMatchObject({
    ruleVariables: ['AWARD_CEILING', 'PAIR_POINTS_PER_MONTH', 'LEAVERS_GRACE_DAYS'],
    firstRules: { limits, leavers: { graceDays: 7, percentAtOnce: 10 } },
  });
  const unlimited = readConfig({ ...env, ...demonstration, LAUREL_RATE_LIMITS: 'off' });
  expect(unlimited.firstRules.limits).toEqual({ ...limits, recogniseInMonth: 'none', budgetInMonth: 'none' });
  expect(readConfig({ REDEMPTION_MAX_PER_DAY: '0' }).firstRules).toEqual(seedRules);
});

test.each([
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,::1', { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
  ['PORT', '0', { port: 0 }],
  ['LOG_LEVEL', 'Debug', { logLevel: 'debug' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['VOUCHER_KEYS', `${key.toString('hex')}, ${key.toString('base64')}`, { voucherKeys: [key, key] }],
])('%s may be "%s"', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'laurel.example'],
  ['PUBLIC_URL', 'https://laurel.example/portal'],
  ['DATABASE_URL', 'mysql://db'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['OIDC_ISSUER', 'id.example'],
  ['OIDC_CLIENT_ID', 'alone'],
  ['OIDC_CLIENT_AUTH', 'tls_client_auth'],
  ['OIDC_SIGN_OFF', 'everywhere'],
  ['SESSION_RECHECK_MINUTES', '721'],
  ['OIDC_SCOPES', 'email profile'],
  ['OIDC_SCOPES', 'openid,email'],
  ['SMTP_URL', 'mail'],
  ['MAIL_FROM', 'nobody'],
  ['CONTACT_TO', 'a@b, c@d'],
  ['SMS_COUNTRIES', 'ZA'],
  ['SMS_URL', 'https://sms.example'],
  ['VOUCHER_KEYS', 'short'],
  ['AWARD_CEILING', '-1'],
  ['LEAVERS_MAX_PERCENT', '101'],
  ['REDEMPTION_MAX_PER_DAY', '-1'],
  ['LOG_LEVEL', 'verbose'],
  ['LAUREL_DEMO', 'no'],
  ['LAUREL_PATIENCE', '0'],
  ['LAUREL_RATE_LIMITS', '0'],
])('%s may not be "%s", and the one line says which setting', (name, value) => {
  const refused = () => readConfig({ [name]: value });
  expect(refused).toThrow(ConfigError);
  expect(refused).toThrow(/^[A-Z]+(_[A-Z]+)+ |^PORT /);
  expect(refused).toThrow(name === 'SMS_URL' ? 'SMS_FROM' : name.split('_')[0]);
  expect(refused).not.toThrow('\n');
});

describe('the voucher key', () => {
  test('is made once by the demonstration and readable by its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-key-'));
    const first = voucherKeysOf(readConfig(demonstration), folder);
    expect(first[0]).toHaveLength(32);
    expect(voucherKeysOf(readConfig(demonstration), folder)).toEqual(first);
    expect(statSync(join(folder, 'voucher.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'voucher.key'), 'utf8').trim()).toBe(first[0]?.toString('base64'));
    writeFileSync(join(folder, 'voucher.key'), 'spoilt');
    expect(() => voucherKeysOf(readConfig(demonstration), folder)).toThrow(ConfigError);
    rmSync(folder, { recursive: true });
  });

  test('is never made outside the demonstration', () => {
    expect(voucherKeysOf(readConfig({ LAUREL_DEMO: 'off' }), '/nowhere')).toEqual([]);
    expect(voucherKeysOf(readConfig(production), '/nowhere')).toEqual([key]);
  });
});

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#config/config';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const service = textOf('deploy/laurel.service');
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(service)?.[1] ?? '';

test('the settings that the service reads are enough for production, and only those of its keys are left to fill in', () => {
  const env = parseEnv(textOf('deploy/laurel.env'));
  expect(
    Object.keys(env)
      .filter((name) => env[name] === '')
      .sort(),
  ).toEqual(['METRICS_TOKEN', 'VOUCHER_KEYS']);
  const keys = { VOUCHER_KEYS: randomBytes(32).toString('base64'), METRICS_TOKEN: 'token' };
  const of = (words: string) => parseEnv(words.replaceAll(' ', '\n'));
  const config = readConfig({ ...env, ...of(settingOf('Environment')), ...keys });
  expect(config).toMatchObject({ isProduction: true, trustProxy: 1, host: '127.0.0.1', dataDir: '/var/lib/laurel' });
  // 30 seconds after it has drained everything has ended; only what comes later may be killed.
  expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(config.drainMs / 1000 + 30);
});

test('the service starts Node as npm start does', () => {
  const flags = (command: string) => command.match(/ --\S+/g);
  expect(flags(settingOf('ExecStart'))).toEqual(flags(JSON.parse(textOf('package.json')).scripts.start));
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('systemd takes the service as it stands, and calls what is left open little', ({ skip }) => {
  skip(!hasSystemd, 'systemd-analyze is not on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'laurel-service-'));
  const file = join(folder, 'laurel.service');
  writeFileSync(file, service.replaceAll('/opt/laurel', root));
  const analysed = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, file], { encoding: 'utf8' });
    return { status, told: status === 0 ? stderr : stderr + stdout };
  };
  expect(analysed('verify')).toEqual({ status: 0, told: '' });
  // Of 100: the less is left open, the lower it is.
  expect(analysed('security', '--offline=true', '--threshold=20')).toMatchObject({ status: 0 });
  rmSync(folder, { recursive: true });
});

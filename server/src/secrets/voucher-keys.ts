import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, keyFrom } from '#config/settings';

type KeyChoice = { isDemonstration: boolean; voucherKeys: readonly Buffer[] };

/** The keys that seal voucher codes: the operator's, or in the demonstration one of its own, kept beside the data. */
export function voucherKeysOf(config: KeyChoice, dataDir: string): readonly Buffer[] {
  if (config.voucherKeys.length > 0 || !config.isDemonstration) return config.voucherKeys;
  const path = join(dataDir, 'voucher.key');
  const key = keyFrom(readOrMake(path));
  if (!key) throw new ConfigError(`${path} does not hold a key of 32 bytes: restore it, or set VOUCHER_KEYS.`);
  return [key];
}

/** Linked into place whole: two processes that start together agree on one key. */
function readOrMake(path: string): string {
  const read = () => readFileSync(path, 'utf8');
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o711 });
  const unfinished = `${path}.new-${process.pid}`;
  writeFileSync(unfinished, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return read();
}

import { isIP } from 'node:net';
import { PlainError } from '#errors/plain-error';
import { addressesOf, sessionAttributesOf } from './database-address.ts';

export class ConfigError extends PlainError {
  override name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;

/** A setting that is there but empty is as good as none: that is how compose files and CI spell "unset". */
export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function wholeNumber(env: Env, name: string, range: { least: number; most: number; otherwise: number }): number {
  const { least, most, otherwise } = range;
  const value = text(env, name);
  if (value === undefined) return otherwise;
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

/** On or off by those words alone, so that a typing error is told instead of guessed. */
export function switchOf(env: Env, name: string, { otherwise }: { otherwise: boolean }): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return otherwise;
  if (value === 'on') return true;
  if (value === 'off') return false;
  throw new ConfigError(`${name} must be on or off, not "${value}".`);
}

/** One of a few words, however it is written. */
export function choice<Word extends string>(env: Env, name: string, words: readonly Word[]): Word | undefined {
  const value = text(env, name)?.toLowerCase();
  const chosen = words.find((word) => word.toLowerCase() === value);
  if (value === undefined || chosen !== undefined) return chosen;
  throw new ConfigError(`${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${value}".`);
}

export function address(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && protocols.includes(url.protocol.slice(0, -1))) return value;
  // The value itself is not repeated: addresses carry passwords.
  throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((word) => `${word}://`).join(' or ')}.`,
  );
}

/** One or several servers of a database, as libpq writes them: `postgresql://one:5432,two:5432/laurel?target_session_attrs=read-write`. */
export function database(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  for (const each of addressesOf(value)) address({ [name]: each }, name, ['postgresql', 'postgres']);
  const asked = sessionAttributesOf(value);
  if (asked !== undefined && !['any', 'read-write', 'primary'].includes(asked))
    throw new ConfigError(`${name}: target_session_attrs must be any, read-write or primary, not "${asked}".`);
  return value;
}

/** `Laurel <laurel@company.example>` or the bare address. */
export function mailbox(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const bare = value.match(/^[^<>]*<([^<>]+)>$/)?.[1] ?? value;
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(bare)) return value;
  throw new ConfigError(`${name} must be an e-mail address, such as Laurel <laurel@company.example>, not "${value}".`);
}

export function list(env: Env, name: string, form: RegExp, words: string): string[] | undefined {
  const items = text(env, name)
    ?.split(',')
    .map((item) => item.trim());
  const wrong = items?.find((item) => !form.test(item));
  if (wrong !== undefined)
    throw new ConfigError(`${name} must be ${words}, separated by commas; "${wrong}" is not one.`);
  return items;
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** How many proxies stand before us, or which: only they are believed about the client's address. */
export function trustedProxies(env: Env, name: string): number | string[] | false {
  const value = text(env, name);
  if (value === undefined || value === 'off') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const items = value.split(',').map((item) => item.trim());
  const wrong = items.find((item) => !proxyNames.includes(item) && !isNetwork(item));
  if (wrong === undefined) return items;
  throw new ConfigError(
    `${name} must be the number of proxies, or their addresses or networks (10.0.0.0/8, ${proxyNames.join(', ')}); "${wrong}" is neither.`,
  );
}

function isNetwork(value: string): boolean {
  const [ip = '', bits, ...rest] = value.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const keyBytes = 32;

export function keys(env: Env, name: string): Buffer[] {
  const items = text(env, name)?.split(',') ?? [];
  return items.map((item, index) => {
    const key = keyFrom(item);
    if (key) return key;
    // Not repeated: it is nearly a secret.
    throw new ConfigError(
      `${name} must be keys of ${keyBytes} bytes in base64 or hex, newest first, separated by commas; number ${index + 1} is not one.`,
    );
  });
}

export function keyFrom(value: string): Buffer | undefined {
  const item = value.trim();
  if (/^[0-9a-f]{64}$/i.test(item)) return Buffer.from(item, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(item)) return undefined;
  const key = Buffer.from(item, 'base64');
  return key.length === keyBytes ? key : undefined;
}

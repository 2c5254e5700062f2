import type pg from 'pg';
import type { ConnectionSettings } from './connection.ts';

/** One of the servers that an address names: an address by itself. */
export type Host = pg.ClientConfig;

/**
 * The servers of an address, in its order. As libpq has it, an address may name several (`postgresql://one:5432,two:5432/laurel`); which of
 * them takes writes is seen when it is asked.
 */
export function hostsOf({ connectionString, ...settings }: ConnectionSettings): readonly [Host, ...Host[]] {
  const [, before = '', names = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/is.exec(connectionString ?? '') ?? [];
  const [first, ...others] = names.split(',').map((name) => ({ connectionString: `${before}${name}${after}` }));
  if (connectionString === undefined || first === undefined) return [settings];
  return others.length === 0 ? [{ connectionString }] : [first, ...others];
}

/** Whether only a server that takes writes will do: asked for by `target_session_attrs`, and else where there is a choice. */
export function seeksWritable(settings: ConnectionSettings): boolean {
  const asked = sessionAttributeOf(settings.connectionString ?? '');
  return asked === undefined ? hostsOf(settings).length > 1 : asked !== 'any';
}

export function sessionAttributeOf(connectionString: string): string | undefined {
  return /[?&]target_session_attrs=([^&#]*)/i.exec(connectionString)?.[1]?.toLowerCase();
}

/** Where connections are made: the server that took the last one, until it takes none any more. */
export class Hosts {
  readonly all: readonly [Host, ...Host[]];
  #at = 0;

  constructor(settings: ConnectionSettings) {
    this.all = hostsOf(settings);
  }

  get current(): Host {
    return this.all[this.#at] ?? this.all[0];
  }

  /** The next one, unless somebody else has moved on meanwhile. */
  leave(failed: Host): void {
    if (this.current === failed) this.#at = (this.#at + 1) % this.all.length;
  }

  /** Tries each once, beginning with the one that took the last. */
  async first<Result>(
    reach: (host: Host) => Promise<Result>,
    isItsFault: (error: unknown) => boolean,
  ): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      const host = this.current;
      try {
        return await reach(host);
      } catch (error) {
        if (!isItsFault(error)) throw error;
        this.leave(host);
        if (tries >= this.all.length) throw error;
      }
    }
  }
}

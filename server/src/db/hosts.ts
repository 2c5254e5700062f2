import { addressesOf, sessionAttributesOf } from '#config/database-address';

/** How a connection to a database is made. */
interface Settings {
  connectionString?: string;
}

/** How a connection to one of its servers is made. */
type Host = Settings;

function hostsOf(settings: Settings): readonly Host[] {
  const { connectionString } = settings;
  return connectionString === undefined
    ? [settings]
    : addressesOf(connectionString).map((each) => ({ connectionString: each }));
}

/** Whether only a server that takes writes will do: asked for by `target_session_attrs`, and else where there is a choice. */
export function seeksWritable({ connectionString }: Settings): boolean {
  if (connectionString === undefined) return false;
  const asked = sessionAttributesOf(connectionString);
  return asked === undefined ? addressesOf(connectionString).length > 1 : asked !== 'any';
}

/** Where connections are made: the server that took the last one, until it takes none any more. */
export class Hosts {
  readonly #all: readonly Host[];
  #at = 0;

  constructor(settings: Settings) {
    this.#all = hostsOf(settings);
  }

  get areSeveral(): boolean {
    return this.#all.length > 1;
  }

  get current(): Host {
    return this.#all[this.#at] as Host;
  }

  /** The next one, unless somebody else has moved on meanwhile. */
  leave(failed: Host): void {
    if (this.current === failed) this.#at = (this.#at + 1) % this.#all.length;
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
        if (tries >= this.#all.length) throw error;
      }
    }
  }
}

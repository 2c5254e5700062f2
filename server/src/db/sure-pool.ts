import pg from 'pg';
import type { ConnectionSettings } from './connection.ts';
import { Hosts, seeksWritable } from './hosts.ts';
import { connectionLost, hasFallenSilent, readOnlyState } from './pg-errors.ts';
import { look } from './standing.ts';

export interface SurePoolOptions extends Omit<pg.PoolConfig, 'Client' | 'onConnect' | 'connectionString'> {
  /** Whether its transactions may take the rights of the portal; otherwise they have the owner's. */
  takesRole?: boolean;
  /** Whether a server that only reads is refused; as its address says when left out. */
  writable?: boolean | undefined;
  /** What happens to a connection nobody uses is nobody's failure; it is told here. */
  onIdleError: (error: Error) => void;
  /** What the server says beside its answers. */
  onNotice?: ((notice: { message?: string | undefined }) => void) | undefined;
}

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool that no lost connection can end the process with, and that finds the server which takes writes among those that its address names. */
export class SurePool extends pg.Pool {
  readonly #hosts: Hosts;
  /** How often a server was found to take no writes any more, or to say nothing: connections from before are not lent again. */
  #changes = 0;
  readonly #madeAt = new WeakMap<pg.ClientBase, number>();

  constructor(
    settings: ConnectionSettings,
    { takesRole = false, writable = seeksWritable(settings), onIdleError, onNotice, ...options }: SurePoolOptions,
  ) {
    const hosts = new Hosts(settings);
    super({ ...options, Client: clientOf(hosts), onConnect: (client) => look(client, { takesRole, writable }) });
    this.#hosts = hosts;
    this.on('error', (error: Error & { client?: unknown }) => {
      // pg hangs the whole connection on it, password and all.
      delete error.client;
      onIdleError(error);
    });
    this.on('release', (error, client) => this.#leaveSilent(client, error));
    this.on('connect', (client) => {
      // While a connection is lent out the pool does not listen to it, and an unheard error event ends the process.
      client.on('error', (error) => this.#leaveSilent(client, error));
      if (onNotice) client.on('notice', onNotice);
      this.#madeAt.set(client, this.#changes);
      this.#watch(client as pg.PoolClient & Internals);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    const coming = this.#usable(() => super.connect());
    if (!lend) return coming;
    coming.then(
      (client) => lend(undefined, client, client.release),
      (error: Error) => lend(error, undefined, () => {}),
    );
    return undefined;
  }

  async #usable(next: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    // loop: past those that are left from before
    for (;;) {
      const client = await this.#hosts.first(next, isHostsFault);
      if (this.#madeAt.get(client) === this.#changes) return client;
      client.release(true);
    }
  }

  /**
   * After FATAL the server closes the connection, but a moment later: without this the pool would lend the dying one to the next
   * request. A server that refuses to write has become a standby, and another takes writes. pg has no public way to say so;
   * the tests of this fail when it stops working.
   */
  #watch(client: pg.PoolClient & Internals): void {
    client.connection.on('errorMessage', ({ severity, code }: { severity?: string; code?: string }) => {
      if (severity === 'FATAL') client._queryable = false;
      if (code === readOnlyState) this.#leave(client);
    });
  }

  /**
   * A primary that nobody follows any more still calls itself one, and a COMMIT that waits for its standby says nothing for ever: of
   * several servers another is asked first.
   */
  #leaveSilent(client: pg.ClientBase, error: unknown): void {
    if (this.#hosts.areSeveral && hasFallenSilent(error)) this.#leave(client);
  }

  /** What was connected before is not lent again, and the next server is asked; once, whoever else finds out. */
  #leave(client: pg.ClientBase): void {
    if (this.#madeAt.get(client) !== this.#changes) return;
    this.#changes += 1;
    this.#hosts.leave(this.#hosts.current);
  }
}

/** The pool makes each connection with the settings of the server that is asked at that moment. */
function clientOf(hosts: Hosts): new () => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...hosts.current });
    }
  };
}

/** A pool that lends all it has says so in words of its own, which is no server's fault. */
function isHostsFault(error: unknown): boolean {
  const { message } = error as Error;
  return connectionLost(error) && message !== 'timeout exceeded when trying to connect';
}

type Internals = { connection: NodeJS.EventEmitter; _queryable: boolean };

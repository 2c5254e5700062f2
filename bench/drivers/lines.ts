import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Statement } from './talk.ts';

/** A connection, by one driver or another. */
export interface Line {
  /** Sends these statements in one go, and waits for all answers. */
  trip(statements: readonly Statement[]): Promise<unknown>;
  end(): unknown;
}

export interface Place {
  /** The folder of the socket. */
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The drivers as npm's ordinary client brings them into a folder of their own; they are no part of the project. */
export async function drivers(home: string, versions: Record<string, string>) {
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const options = ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts'];
  if (spawnSync('npm', [...options, ...wanted], { stdio: 'ignore' }).status !== 0)
    throw new Error('npm could not bring the drivers.');
  const find = createRequire(join(home, 'package.json'));
  const load = async (name: string) => import(pathToFileURL(find.resolve(name)).href);
  const [{ default: pg }, { default: postgres }, protocol] = await Promise.all(
    ['pg', 'postgres', 'pg-protocol'].map(load),
  );
  return {
    'pg, as the portal uses it': (place: Place) => pgLine(pg as Pg, place),
    postgres: (place: Place) => postgresLine(postgres as Postgres, place),
    'one Sync for each trip, by hand': (place: Place) => plainLine(protocol as Protocol, place),
  };
}

/** The little that is used here of the three libraries. */
interface Pg {
  Client: new (
    config: Place & { pipeline: true },
  ) => {
    connect(): Promise<void>;
    query(wish: object | string): Promise<unknown>;
    end(): Promise<void>;
    connection: { stream: Socket };
  };
}
type Postgres = (config: object) => {
  unsafe(text: string): Promise<unknown>;
  reserve(): Promise<{
    unsafe(text: string, values?: readonly string[], how?: object): { execute(): Promise<unknown> };
    release(): void;
  }>;
  end(how: { timeout: number }): Promise<void>;
};
interface Protocol {
  parse(stream: Socket, told: (message: Message) => void): void;
  serialize: Record<'startup' | 'parse' | 'describe' | 'bind' | 'execute' | 'sync' | 'end', (wish?: object) => Buffer>;
}
type Message =
  | { name: 'readyForQuery' | 'commandComplete' }
  | { name: 'error'; message: string }
  | { name: 'rowDescription'; fields: { name: string }[] }
  | { name: 'dataRow'; fields: (string | null)[] };

async function pgLine({ Client }: Pg, place: Place): Promise<Line> {
  const client = new Client({ ...place, pipeline: true });
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (text: string) => names.get(text) ?? names.set(text, `n${names.size}`).get(text);
  return {
    trip: (statements) => {
      const { stream } = client.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return Promise.all(
        statements.map(([text, values]) => client.query(values ? { text, values, name: nameOf(text) } : text)),
      );
    },
    end: () => client.end(),
  };
}

async function postgresLine(postgres: Postgres, { host, port, user, database }: Place): Promise<Line> {
  const sql = postgres({ path: `${host}/.s.PGSQL.${port}`, user, database, max: 1, fetch_types: false });
  // Before it has connected once, `reserve` waits for ever.
  await sql.unsafe('select 1');
  const line = await sql.reserve();
  return {
    trip: (statements) =>
      Promise.all(
        statements.map(([text, values]) =>
          values ? line.unsafe(text, values, { prepare: true }).execute() : line.unsafe(text).execute(),
        ),
      ),
    end: () => sql.end({ timeout: 0 }),
  };
}

interface Prepared {
  name: string;
  fields: readonly { name: string }[];
}

interface Trip extends PromiseWithResolvers<unknown[][]> {
  statements: Prepared[];
  answers: unknown[][];
  rows: unknown[];
  error?: Error;
}

/** What could be had at most: nothing is described twice, and PostgreSQL answers a trip in one packet. */
async function plainLine({ parse, serialize }: Protocol, { host, port, user, database }: Place): Promise<Line> {
  const socket = connect(`${host}/.s.PGSQL.${port}`);
  const prepared = new Map<string, Prepared>();
  const trips: Trip[] = [];
  const ready = Promise.withResolvers<void>();
  socket.write(serialize.startup({ user, database }));
  parse(socket, (message) => {
    const [trip] = trips;
    if (message.name === 'error') {
      const error = new Error(message.message);
      if (trip) trip.error = error;
      else ready.reject(error);
    } else if (!trip) {
      if (message.name === 'readyForQuery') ready.resolve();
    } else if (message.name === 'readyForQuery') {
      trips.shift();
      if (trip.error) trip.reject(trip.error);
      else trip.resolve(trip.answers);
    } else if (message.name === 'commandComplete') {
      trip.answers.push(trip.rows);
      trip.rows = [];
    } else if (message.name === 'rowDescription' || message.name === 'dataRow') {
      const statement = trip.statements[trip.answers.length] as Prepared;
      if (message.name === 'rowDescription') statement.fields = message.fields;
      else trip.rows.push(Object.fromEntries(statement.fields.map(({ name }, i) => [name, message.fields[i]])));
    }
  });
  await ready.promise;
  const parts = ([text, values]: Statement): [Prepared, Buffer[]] => {
    const known = prepared.get(text);
    const statement = known ?? { name: `n${prepared.size}`, fields: [] };
    prepared.set(text, statement);
    const { name } = statement;
    const first = known ? [] : [serialize.parse({ text, name, types: [] }), serialize.describe({ type: 'S', name })];
    return [statement, [...first, serialize.bind({ statement: name, values: values ?? [] }), serialize.execute({})]];
  };
  return {
    trip: (statements) => {
      const sent = statements.map(parts);
      const trip = {
        statements: sent.map(([one]) => one),
        answers: [],
        rows: [],
        ...Promise.withResolvers<unknown[][]>(),
      };
      trips.push(trip);
      socket.write(Buffer.concat([...sent.flatMap(([, buffers]) => buffers), serialize.sync()]));
      return trip.promise;
    },
    end: () => socket.end(serialize.end()),
  };
}

import pg from 'pg';
import { Hosts, seeksWritable } from './hosts.ts';
import { connectionLost } from './pg-errors.ts';
import { look } from './standing.ts';

export type ConnectionSettings = {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  database?: string;
};

/** One connection as the owner, without time limits: for migrations, imports, backup and restore. It is a session: no pooler may stand between. */
export function openConnection(settings: ConnectionSettings, name = 'laurel command'): Promise<pg.Client> {
  const writable = seeksWritable(settings);
  return new Hosts(settings).first(async (host) => {
    const client = new pg.Client({
      ...host,
      application_name: name,
      types: laurelTypes,
      connectionTimeoutMillis: 10_000,
    });
    // A connection lost between two statements is reported by the next one; without a listener it ends the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await look(client, { takesRole: false, writable });
      await client.query("set timezone to 'UTC'");
      return client;
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }, connectionLost);
}

export function inDatabase(settings: ConnectionSettings, database: string): ConnectionSettings {
  if (settings.connectionString === undefined) return { ...settings, database };
  const url = new URL(settings.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

export function urlOf(settings: ConnectionSettings): string {
  if (settings.connectionString !== undefined) return settings.connectionString;
  const { host = '', port = 5432, user = '', database = '' } = settings;
  const query = new URLSearchParams({ host, port: String(port), user });
  return `postgresql:///${encodeURIComponent(database)}?${query}`;
}

const int8 = 20;
const int8Array = 1016;
const date = 1082;
const dateArray = 1182;

/** Points and ids are int8 in the tables and plain numbers in the code; a day is the text YYYY-MM-DD, never a moment. */
export const laurelTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === int8) return safeInteger;
      if (oid === date) return String;
      if (oid === int8Array) return (text: string) => textArray(text).map((item) => item && safeInteger(item));
      if (oid === dateArray) return textArray;
    }
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The number ${text} from the database is beyond 2^53.`);
  return value;
}

function textArray(text: string): (string | null)[] {
  return (pg.types.getTypeParser(textArrayOid) as (text: string) => (string | null)[])(text);
}

// pg's list of types leaves out the arrays, which its parsers know.
const textArrayOid = 1009 as Parameters<typeof pg.types.getTypeParser>[0];

import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import type { ConnectionSettings } from '#db/connection';

/** What lends the sessions of a database by the transaction, as PgBouncer does in its mode of that name. */
export interface Pooler {
  port: number;
  /** Whatever user and database it names, the pooler has its own. */
  url: string;
  /** How often a session was lent. */
  lendings(): number;
  /** The texts that came without parameters, as those that begin and end transactions do, in the order in which they came. */
  texts(): readonly string[];
  /** From now on nobody is answered, and nobody is let go. */
  hang(): void;
  close(): Promise<void>;
}

/**
 * A pooler of few sessions, which go round: two transactions of one connection are hardly ever in the same one. It knows no prepared
 * statements and puts nothing back, so what is said to a session is there for whoever has it next.
 */
export async function startPooler(settings: ConnectionSettings, sessionCount: number): Promise<Pooler> {
  const free: Session[] = [];
  const waiting: Client[] = [];
  const sockets = new Set<net.Socket>();
  const texts: string[] = [];
  let lendings = 0;
  let hangs = false;

  function lend(): void {
    while (free.length > 0 && waiting.length > 0) {
      const [session, client] = [free.shift() as Session, waiting.shift() as Client];
      lendings += 1;
      client.session = session;
      session.client = client;
      for (const message of client.held.splice(0)) session.socket.write(message);
    }
  }

  async function addSession(): Promise<void> {
    const session: Session = { socket: await sessionOf(settings), client: undefined };
    sockets.add(session.socket);
    messagesOf(session.socket, { hasStartup: false }, (type, message) => {
      const { client } = session;
      if (!client || hangs) return;
      client.socket.write(message);
      if (type !== 'Z') return;
      client.unanswered -= 1;
      if (client.unanswered > 0 || message.at(-1) !== idle) return;
      client.session = undefined;
      session.client = undefined;
      free.push(session);
      lend();
    });
    free.push(session);
    lend();
  }

  function hear(client: Client, type: string, message: Buffer): void {
    if (hangs) return;
    if (type === '') return void client.socket.write(welcome());
    if (type === 'X') return void client.socket.end();
    if (type === 'Q') texts.push(message.toString('utf8', 5, message.length - 1));
    if (type === 'Q' || type === 'S') client.unanswered += 1;
    if (client.session) return void client.session.socket.write(message);
    client.held.push(message);
    if (client.held.length === 1) waiting.push(client);
    lend();
  }

  const server = net.createServer((socket) => {
    const client: Client = { socket, session: undefined, held: [], unanswered: 0 };
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        // What its client had begun ends with it, and another takes its place.
        client.session?.socket.destroy();
        if (client.session && server.listening) void addSession();
      });
    messagesOf(socket, { hasStartup: true }, (type, message) => hear(client, type, message));
  });
  await Promise.all(Array.from({ length: sessionCount }, addSession));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    url: `postgresql://laurel@127.0.0.1:${port}/laurel`,
    lendings: () => lendings,
    texts: () => texts,
    hang: () => {
      hangs = true;
    },
    close: async () => {
      const closed = server.listening ? once(server.close(), 'close') : undefined;
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

interface Session {
  socket: net.Socket;
  client: Client | undefined;
}

interface Client {
  socket: net.Socket;
  session: Session | undefined;
  /** What it said before it had a session. */
  held: Buffer[];
  /** How many ReadyForQuery it waits for. */
  unanswered: number;
}

const idle = 'I'.charCodeAt(0);

/** pg makes the session; from then on its socket is ours. */
async function sessionOf(settings: ConnectionSettings): Promise<net.Socket> {
  const client = new pg.Client(settings) as pg.Client & { connection: { stream: net.Socket } };
  client.on('error', () => {});
  await client.connect();
  const socket = client.connection.stream;
  socket.removeAllListeners('data');
  return socket;
}

/** Tells each message with its type; the first one of who begins has none. */
function messagesOf(
  socket: net.Socket,
  { hasStartup }: { hasStartup: boolean },
  tell: (type: string, message: Buffer) => void,
): void {
  let rest: Buffer = Buffer.alloc(0);
  let typeBytes = hasStartup ? 0 : 1;
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + 4) {
      const length = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < length) return;
      const type = rest.toString('latin1', 0, typeBytes);
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      typeBytes = 1;
      tell(type, message);
    }
  });
}

/** Authenticated; a key for cancelling that is none of PostgreSQL's; ready. */
function welcome(): Buffer {
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('S', Buffer.from('client_encoding\0UTF8\0')),
    message('K', Buffer.alloc(8, 1)),
    message('Z', Buffer.from('I')),
  ]);
}

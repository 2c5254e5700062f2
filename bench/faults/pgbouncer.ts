import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Running, startProgram } from './machine.ts';

interface Standing {
  port: number;
  /** The port of the server that it stands before. */
  server: number;
  /** How many sessions it has there. */
  sessions: number;
  folder: string;
}

/** The machine's own PgBouncer in its mode by transactions, as `docs/operations.md` has it. */
export async function startPgBouncer({ port, server, sessions, folder }: Standing): Promise<Running> {
  mkdirSync(folder, { recursive: true });
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const users = file('users.txt', '"laurel" ""\n');
  const settings = file(
    'pgbouncer.ini',
    `[databases]
laurel = host=127.0.0.1 port=${server} dbname=laurel

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
query_wait_timeout = 5
server_login_retry = 1
`,
  );
  chmodSync(folder, 0o755);
  return startProgram(['pgbouncer', '-q', settings]);
}

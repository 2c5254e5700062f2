import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { running, type Unpacked } from './debian.ts';

export interface Glewlwyd {
  /** Its address, without a slash at the end. */
  url: string;
  /** A call of its API, as its administrator. */
  ask(method: string, path: string, body: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** Glewlwyd with an empty SQLite database of its own, made by its script, and the administrator of that. */
export async function startGlewlwyd(debian: Unpacked, port: number): Promise<Glewlwyd> {
  const url = `http://127.0.0.1:${port}`;
  const config = configuration(debian, { url, port });
  const stop = await running([join(debian.root, 'usr/bin/glewlwyd'), `--config-file=${config}`], {
    env: { LD_LIBRARY_PATH: join(debian.root, 'usr/lib/x86_64-linux-gnu') },
    discovery: `${url}/config`,
  });
  const signedOn = await fetch(`${url}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'password' }),
  });
  const cookie = signedOn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const ask = async (method: string, path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Glewlwyd answered ${answer.status} at ${path}: ${await answer.text()}`);
  };
  return { url, ask, stop };
}

function configuration(debian: Unpacked, { url, port }: { url: string; port: number }): string {
  const [share, modules] = [join(debian.root, 'usr/share'), join(debian.root, 'usr/lib/glewlwyd')];
  const pages = debian.data('webapp');
  // It serves no links, and those of its package lead out of the folder.
  cpSync(join(share, 'glewlwyd/webapp'), pages, {
    recursive: true,
    dereference: true,
    filter: (path) => existsSync(path),
  });
  cpSync(join(debian.root, 'etc/glewlwyd/config-2.7.json/config.json'), join(pages, 'config.json'));
  const script = gunzipSync(readFileSync(join(share, 'doc/glewlwyd/database/init.sqlite3.sql.gz'))).toString();
  const path = join(debian.data('database'), 'glewlwyd.db');
  const database = new DatabaseSync(path);
  database.exec(script);
  database.close();
  debian.own(path);
  const types = { html: 'text/html', css: 'text/css', js: 'application/javascript', json: 'application/json' };
  const file = join(debian.folder, 'glewlwyd.conf');
  writeFileSync(
    file,
    `port = ${port}
bind_address = "127.0.0.1"
external_url = "${url}"
login_url = "login.html"
api_prefix = "api"
static_files_path = "${pages}/"
static_files_mime_types = (
${Object.entries(types)
  .map(([name, type]) => `  { extension = ".${name}" mime_type = "${type}" compress = 0 }`)
  .join(',\n')}
)
log_mode = "console"
log_level = "WARNING"
cookie_domain = "127.0.0.1"
cookie_secure = 0
admin_scope = "g_admin"
profile_scope = "g_profile"
user_module_path = "${modules}/user"
user_middleware_module_path = "${modules}/user_middleware"
client_module_path = "${modules}/client"
user_auth_scheme_module_path = "${modules}/scheme"
plugin_module_path = "${modules}/plugin"
hash_algorithm = "SHA512"
database = { type = "sqlite3" path = "${path}" }
`,
  );
  return file;
}

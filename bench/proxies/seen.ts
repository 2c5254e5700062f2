import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { PortalLog } from './portal-log.ts';

interface Around {
  client: Client;
  portal: PortalLog;
  /** Whether the proxy's own log names a request by this id. */
  proxyKnows(id: string): boolean;
  plainPort: number;
  token: string;
}

type Expect = (words: string, isSo: boolean) => void;

const header = '/api/member/memberheader';

/** Every spelling that the portal's router, or a proxy, could take for an address of operators. */
const closed = [
  '/metrics',
  '/Metrics/',
  '/%6detrics',
  '/METRICS?x=1',
  '//metrics',
  '/./metrics',
  '/a/../metrics',
  '/metrics%2f',
  '/metrics%3f',
  '/metrics;x',
  '/metrics%00',
  '/readyz',
  '/ReadyZ/',
  '/ready%7A',
  '//readyz//',
  '/healthz',
  '/HEALTHZ/',
  '/%68%65%61%6c%74%68%7a',
  '/healthz/.',
];

/** What the portal is told of who asks, and what comes back through the proxy. */
export async function seenThrough(around: Around, expect: Expect): Promise<void> {
  const { client, token, plainPort } = around;
  expect('a call goes by HTTP/2', (await client.byHttp2(header, token)) === 200);
  await asThemselves(around, expect);
  for (const path of closed) {
    const { body } = await client.get(path);
    expect(`${path} tells nothing`, !body.includes('# HELP') && !/"status":"|stopping/.test(body));
  }
  for (const path of ['/metrics', '/Metrics/', '/%6detrics', '//readyz', '/healthz/']) {
    const { status, body } = await client.get(path);
    expect(`${path} is closed`, status === 404 && isPortals(body));
  }
  const led = await client.plain(plainPort, '/shop?a=1');
  const to = new URL(String(led.headers.location));
  expect('http:// leads to https://', led.status === 308 && to.protocol === 'https:' && to.pathname === '/shop');
  await withItsHeaders(around, expect);
}

/** The client is who it is, whatever it says of itself, and its request has one name in both logs. */
async function asThemselves({ client, portal, proxyKnows, token }: Around, expect: Expect): Promise<void> {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', 'x-request-id': 'pretended-id' };
  const told = await client.call(header, token, {}, { headers, localAddress: '127.0.0.2' });
  const id = String(told.headers['x-request-id']);
  const line = await portal.endOf(id);
  expect('the client is seen, and not whom it pretends to be', line.remoteAddress === '127.0.0.2');
  expect('a request has the proxy’s id', id !== 'pretended-id' && told.times('x-request-id') === 1);
  for (let tries = 0; tries < 100 && !proxyKnows(id); tries += 1) await sleep(50);
  expect('it has the same id in both logs', proxyKnows(id));
}

async function withItsHeaders({ client, token }: Around, expect: Expect): Promise<void> {
  const page = await client.get('/', { 'accept-encoding': 'gzip, br', accept: 'text/html' });
  const packed = page.headers['content-encoding'];
  expect('a page comes compressed once', /^(br|gzip)$/.test(String(packed)) && /^<!doctype/i.test(page.body));
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? '/';
  const code = await client.get(script, { 'accept-encoding': 'gzip, br' });
  const isPacked = code.times('content-encoding') === 1 && code.body.includes('import');
  expect('its code comes compressed once', code.status === 200 && isPacked);
  const answer = await client.call(header, token);
  for (const [what, heard] of Object.entries({ page, answer })) {
    const once = ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'x-frame-options'];
    for (const name of once) expect(`${what}: ${name} comes once`, heard.times(name) === 1);
  }
}

/** An answer in the portal's own shape, with words. */
export function isPortals(body: string): boolean {
  if (!body.startsWith('{')) return false;
  const { message, requestId } = JSON.parse(body) as { message?: unknown; requestId?: unknown };
  return typeof message === 'string' && message.length > 10 && /^[\w-]{8,}$/.test(String(requestId));
}

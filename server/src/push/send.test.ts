import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { type Browser, pushService } from '../../test/push-service.ts';
import { endpointOf, isPublicAddress } from './endpoint.ts';
import { type Pushed, pushSender, type SenderSettings } from './send.ts';
import { newVapidSecret, type VapidKeys, vapidKeysOf } from './vapid.ts';

const keys = vapidKeysOf(newVapidSecret()) as VapidKeys;
const words = { title: 'Laurel', body: 'مرحبا', path: '/notices/1', lang: 'ar', dir: 'rtl', tag: 'laurel 1' };
const what: Pushed = { plain: Buffer.from(JSON.stringify(words)), seconds: 60, urgency: 'normal', topic: 'topic' };
const sender = (more: Partial<SenderSettings> = {}) =>
  pushSender({
    contact: 'mailto:people@laurel.example',
    clock: () => new Date(),
    patience: 1,
    loopback: true,
    ...more,
  });

const closing: (() => Promise<void>)[] = [];
async function service(options: Parameters<typeof pushService>[0] = {}) {
  const one = await pushService(options);
  closing.push(one.close);
  return one;
}
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const addressed = ({ endpoint, publicKey, auth }: Pick<Browser, 'endpoint' | 'publicKey' | 'auth'>) => ({
  endpoint,
  publicKey: Buffer.from(publicKey, 'base64url'),
  auth: Buffer.from(auth, 'base64url'),
});

describe('a push service', () => {
  test('takes what the portal signed, and the browser opens it', async () => {
    const push = await service();
    const browser = push.browser();
    const send = sender();
    expect(await send(keys, addressed(browser), what)).toEqual({ outcome: 'told' });
    expect(await send(keys, addressed(browser), what)).toEqual({ outcome: 'told' });
    expect(push.wrong).toEqual([]);
    expect(browser.received).toHaveLength(2);
    expect(browser.received[0]).toMatchObject({ words, ttl: 60, urgency: 'normal', topic: 'topic' });
  });

  test('that does not know the browser any more has it forgotten', async () => {
    const push = await service();
    const browser = push.browser();
    push.leave(browser);
    expect(await sender()(keys, addressed(browser), what)).toEqual({ outcome: 'gone' });
  });

  test.each([
    [{ status: 201 }, { outcome: 'told' }],
    [{ status: 202 }, { outcome: 'told' }],
    [{ status: 404 }, { outcome: 'gone' }],
    [
      { status: 403, body: 'other\nkey' },
      { outcome: 'refused', code: 'HTTP 403', detail: 'The push service answered 403. other key' },
    ],
    [{ status: 413 }, { outcome: 'refused', code: 'HTTP 413' }],
    [{ status: 400 }, { outcome: 'refused', code: 'HTTP 400' }],
    [
      { status: 429, headers: { 'retry-after': '120' } },
      { outcome: 'later', code: 'HTTP 429', retryAfterMs: 120_000 },
    ],
    [
      { status: 503, headers: { 'retry-after': '999999999' } },
      { outcome: 'later', retryAfterMs: 3_600_000 },
    ],
    [{ status: 500 }, { outcome: 'later', code: 'HTTP 500' }],
  ])('that answers %j means it', async (answer, meant) => {
    const push = await service({ answer: () => answer });
    expect(await sender()(keys, addressed(push.browser()), what)).toMatchObject(meant);
  });

  test('that points elsewhere is not followed', async () => {
    let visits = 0;
    const inside = createServer((_request, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as { port: number };
    closing.push(() => new Promise((resolve) => inside.close(() => resolve())));
    const push = await service({ answer: () => ({ status: 307, headers: { location: `http://127.0.0.1:${port}/` } }) });
    expect(await sender()(keys, addressed(push.browser()), what)).toMatchObject({
      outcome: 'refused',
      code: 'HTTP 307',
    });
    expect(visits).toBe(0);
  });

  test('that never answers is left alone after a few, and holds up no other', async () => {
    const deaf = await service({ answer: () => null });
    const push = await service();
    // Each wait ends after a hundredth of its time.
    const send = sender({ patience: 0.01 });
    const [here, there] = [push.browser(), deaf.browser()];
    for (let n = 0; n < 3; n += 1)
      expect(await send(keys, addressed(there), what)).toMatchObject({ outcome: 'later', code: 'ETIMEDOUT' });
    expect(await send(keys, addressed(there), what)).toMatchObject({ outcome: 'later', code: 'ESILENT' });
    expect(deaf.times()).toBe(3);
    expect(await sender()(keys, addressed(here), what)).toEqual({ outcome: 'told' });
    expect(await send(keys, addressed({ ...there, endpoint: here.endpoint }), what)).not.toMatchObject({
      code: 'ESILENT',
    });
  });
});

describe('what a browser names as its push service', () => {
  test.each([
    'http://push.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://10.0.0.7/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://intranet/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'https://printer.local./x',
    'https://push.example.com:8443/x',
    'https://user:pass@push.example.com/x',
    'https://push.example.com/x#y',
    'https://push.example.com/ x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    `https://push.example.com/${'x'.repeat(1000)}`,
    '',
  ])('is never %s', (told) => {
    expect(endpointOf(told, { loopback: false })).toBeUndefined();
  });

  test('is a name on the public internet', () => {
    for (const told of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/QNn',
      'https://db5p.notify.windows.com/w/?token=BQ%3d',
    ])
      expect(endpointOf(told, { loopback: false })?.href).toBe(told);
  });

  test.each([
    ['10.0.0.1', false],
    ['172.16.3.4', false],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['142.250.1.95', true],
    ['2a00:1450:4001:81c::200a', true],
  ])('leads to %s only where that is public', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test('is asked nothing where its name leads inside a network, also beside a public address', async () => {
    const resolve: SenderSettings['resolve'] = (_name, _options, answer) =>
      answer(null, [
        { address: '142.250.1.95', family: 4 },
        { address: '169.254.169.254', family: 4 },
      ]);
    const to = { endpoint: 'https://push.example.com/x', publicKey: keys.publicKey, auth: randomBytes(16) };
    expect(await sender({ resolve })(keys, to, what)).toEqual({
      ...{ outcome: 'refused', code: 'ENOTPUBLIC' },
      detail: 'push.example.com leads to an address that is not public.',
    });
  });
});

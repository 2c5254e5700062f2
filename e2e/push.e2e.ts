import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  test,
  type Worker,
} from '@playwright/test';
import { contextIn } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people, signOn } from './people.ts';
import { browserAt } from './playwright.config.ts';

let portal: OwnPortal;
let service: Server;
const arrived: Buffer[] = [];
/** What the browser would have made when it subscribed: its maker's push service is not there in a journey. */
const keys = createECDH('prime256v1');
const auth = randomBytes(16);
keys.generateKeys();

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    arrived.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  portal = await ownPortal('push', { settings: { LAUREL_PUSH_LOOPBACK: 'on' } });
});
test.afterAll(async () => {
  await portal?.stop();
  service?.close();
});

/** As a browser opens it (RFC 8291). */
function opened(body: Buffer): string {
  const senderKey = body.subarray(21, 86);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = derive(keys.computeSecret(senderKey), auth, info, 32);
  const salt = body.subarray(0, 16);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/**
 * The way to the maker of the browser is made up, and that somebody allows notices: a browser without a screen allows none. The worker, and
 * how it hears, are the browser's own.
 */
async function withPushService(context: BrowserContext): Promise<void> {
  const endpoint = `http://127.0.0.1:${(service.address() as { port: number }).port}/push`;
  const told = { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  await context.addInitScript((said) => {
    const kept = 'test.subscribed';
    const subscription = {
      ...{ endpoint: said.endpoint, toJSON: () => said },
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(kept) ? subscription : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(kept, '1');
      return subscription as unknown as PushSubscription;
    };
  }, told);
}

/** Asks as somebody whose page this is. */
async function ask(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => sessionStorage.getItem('laurel.token'));
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function thank(from: Page, name: string): Promise<void> {
  const { memberList } = await ask(from, '/api/site/getmemberlist', { search: name });
  await ask(from, '/api/reward/doreward', {
    ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: 'You saved my day.', sendBy: 'email' },
    recipients: [memberList[0].memberId],
  });
}

/** What comes from the push service, as the browser hands it to the worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL.startsWith(portal.url));
      if (one) resolve(one.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: portal.url,
    registrationId: await registered,
    data,
  });
  await browser.detach();
}

/** As a worker has it; without a screen the browser shows nothing, so what would be shown is kept there. */
interface Scope {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  dispatchEvent(event: Event): void;
  ExtendableEvent: new (type: string) => Event;
  shown: Map<string, object>;
}

function keepShown(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = new Map();
    scope.registration.showNotification = async (title, options) => {
      const { tag, ...rest } = options as { tag: string };
      scope.shown.set(tag, { title, ...rest });
    };
  });
}

const shown = (worker: Worker) => worker.evaluate(() => [...(globalThis as unknown as Scope).shown.values()]);

/** Somebody presses what was shown last: the worker hears of it as from the browser. */
async function press(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const [tag = '', last] = [...scope.shown].at(-1) ?? [];
    const notification = { ...last, close: () => void scope.shown.delete(tag) };
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
  });
}

const ownBrowser = (browser: Browser) =>
  contextIn(browser, {
    ...browserAt(portal.url),
    ...{ reducedMotion: 'reduce', locale: 'en-ZA', serviceWorkers: 'allow' },
  });

test('a device is switched on, shows a card in the bell’s words, leads to it and is switched off', async ({
  browser,
}) => {
  const context = await ownBrowser(browser);
  await withPushService(context);
  const thandi = await context.newPage();
  await signOn(thandi, people.thandi, '/notices/choices');
  const card = thandi
    .getByRole('region')
    .or(thandi.locator('section'))
    .filter({ hasText: 'Notices on your devices' })
    .last();
  await expect(card).toBeVisible();
  await expectAccessible(thandi);
  await thandi.getByRole('button', { name: 'Switch on on this device' }).click();
  await expect(thandi.getByText('This device is told from now on.')).toBeVisible();
  const row = thandi.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(row).toContainText(/Chrome on .+This device/);
  await expectAccessible(thandi);
  await expectReadableInTheDark(thandi);
  await thandi.reload();
  await expect(thandi.getByText('This device shows notices.')).toBeVisible();

  await thank(await portal.pageOf(browser, people.johan), 'Mokoena');
  await expect.poll(() => arrived.length).toBe(1);
  const plain = opened(arrived[0] as Buffer);
  const { path } = JSON.parse(plain);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await keepShown(worker);
  await deliver(thandi, plain);
  const icon = '/icon-192.png';
  await expect
    .poll(() => shown(worker))
    .toEqual([
      { ...{ title: 'Laurel', body: 'Johan Botha says thank you!', lang: 'en', dir: 'ltr' }, icon, data: path },
    ]);
  // The same once more takes its own place.
  await deliver(thandi, plain);
  await expect.poll(async () => (await shown(worker)).length).toBe(1);

  await press(worker);
  await expect(thandi).toHaveURL(/\/card\/\d+$/);
  await expect(thandi.getByRole('banner').getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  await expect.poll(() => shown(worker)).toEqual([]);

  // Who is not signed on any more comes there after they are.
  const later = await context.newPage();
  await later.goto(path);
  await expect(later).toHaveURL(/\/card\/\d+$/);
  await later.close();

  await thandi.goto('/notices/choices');
  await row.getByRole('button', { name: /^Switch off/ }).click();
  await expect(thandi.getByRole('button', { name: 'Switch on on this device' })).toBeVisible();
  await thank(await portal.pageOf(browser, people.johan), 'Mokoena');
  await expect.poll(async () => (await ask(thandi, '/api/notice/noticecount', {})).unread).toBe(1);
  expect(arrived).toHaveLength(1);
});

test('signing off ends what is shown on this device; a browser that may not show notices says so', async ({
  browser,
}) => {
  const context = await ownBrowser(browser);
  await withPushService(context);
  const sipho = await context.newPage();
  await signOn(sipho, people.sipho, '/notices/choices');
  await sipho.getByRole('button', { name: 'Switch on on this device' }).click();
  await expect(sipho.getByText('This device shows notices.')).toBeVisible();
  await sipho.goto('/logout');
  await expect.poll(() => sipho.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();

  const blocked = await ownBrowser(browser);
  await blocked.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  const other = await blocked.newPage();
  await signOn(other, people.sipho, '/notices/choices');
  await expect(other.getByText('This browser blocks notices of the portal.')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Your devices' })).toBeHidden();
});

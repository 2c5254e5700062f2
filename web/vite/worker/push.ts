/**
 * The part of the service worker that shows what the portal tells this device, and leads to it. It keeps nothing. It is no module when it
 * stands there: the build takes its types and its last line away.
 */
declare const self: ServiceWorkerGlobalScope;

/** As the server encrypts it (`server/src/push/words.ts`). */
interface Words {
  title: string;
  body: string;
  path: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  tag: string;
}

self.addEventListener('push', (event) => event.waitUntil(show(wordsOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Browsers ask that something is shown for each message, also for one that cannot be read. */
function wordsOf(data: PushMessageData | null): Words {
  try {
    return data?.json() as Words;
  } catch {
    return { title: self.location.hostname, body: '', path: '/notices', lang: 'en', dir: 'ltr', tag: 'laurel' };
  }
}

function show({ title, path, ...words }: Words): Promise<void> {
  return self.registration.showNotification(title, { ...words, icon: '/icon-192.png', data: path });
}

const answersWithinMs = 500;

/**
 * In a tab where somebody is signed on it goes there as by a link, so that nothing that is being written is lost; where no tab answers, in
 * one of its own. A browser allows one of the two for a press, and soon after it.
 */
async function open(told: unknown): Promise<void> {
  const path = typeof told === 'string' && /^\/(?![/\\])/.test(told) ? told : '/notices';
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(tabs.map(isSignedOn));
  const there = tabs.filter((_, n) => answers[n]);
  const tab = there.find(({ focused }) => focused) ?? there[0];
  if (!tab) return void (await self.clients.openWindow(path));
  tab.postMessage({ opens: path });
  await tab.focus();
}

/** Only the bell of somebody who is signed on answers. */
function isSignedOn(tab: WindowClient): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, answersWithinMs, false);
    tab.postMessage({ asks: true }, [port2]);
  });
}

/** The browser has another address now: the portal is told, by what it alone and the portal know of the former one. */
async function renew({ oldSubscription: former, newSubscription: fresh }: PushSubscriptionChangeEvent): Promise<void> {
  if (!former) return;
  const { applicationServerKey } = former.options;
  const now = fresh ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { p256dh: publicKey, auth } = now.toJSON().keys ?? {};
  await fetch('/api/notice/renewdevice', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      former: { endpoint: former.endpoint, auth: former.toJSON().keys?.auth },
      ...{ endpoint: now.endpoint, publicKey, auth },
    }),
  });
}

export {};

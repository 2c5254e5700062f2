/**
 * The service worker: keeps the shell, so that an installed Laurel opens without a connection and says so. It never
 * touches calls, pictures of people, sign-on or anything that is sent. The build writes `build` above these lines: its
 * version, and the files of the shell.
 */
/* global build */
const prefix = 'laurel-';
const ownCache = prefix + build.version;
const ofMachines =
  /^\/(?:api|datauploadapi|sso|oidc|profilepic|profilepictemp|productpic|lookpic|dev|assets|healthz|readyz|metrics)(?:\/|$)/i;

/** What never changes: names with a hash, the sheets of looks and their pictures. */
const isForGood = /^\/(?:assets\/|lookpic\/|looks\/\d+\.css$)/;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (!ofMachines.test(pathname)) event.respondWith(page(event));
  } else if (isForGood.test(pathname)) event.respondWith(asset(event));
  else if (build.files.includes(pathname)) event.respondWith(fromNetworkOr(pathname, fetch(event.request)));
});

async function keepShell() {
  const cache = await caches.open(ownCache);
  // Names with a hash may come from the browser's cache, the others are asked for again.
  await cache.addAll(
    build.files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })),
  );
  await keepLook(cache, await cache.match('/'));
  await self.skipWaiting();
}

/** The sheet of the look that the page wears, where it is not the portal's own. */
async function keepLook(cache, page) {
  const sheet = /\/looks\/\d+\.css/.exec(await page.clone().text())?.[0];
  if (sheet) await cache.add(sheet);
}

/** The build before this one stays: tabs that it opened may still need its files. */
async function takeOver() {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/**
 * The network first, so that a new release is there with the next navigation. Without navigation preload: that asks
 * twice for addresses which this worker leaves alone, and the one-time code of a sign-on works once.
 */
async function fromNetworkOr(file, answer) {
  try {
    return await answer;
  } catch {
    const cache = await caches.open(ownCache);
    return (await cache.match(file)) ?? Response.error();
  }
}

/** The page comes in its reader's language and in the company's words, which may change: the one that is kept follows. */
async function page(event) {
  const answer = await fromNetworkOr('/', fetch(event.request));
  if (answer.ok) event.waitUntil(keepWords(answer.clone()));
  return answer;
}

async function keepWords(answer) {
  const wordsOf = (page) => `${page?.headers.get('content-language')} ${page?.headers.get('laurel-words')}`;
  const cache = await caches.open(ownCache);
  if (!answer.headers.get('content-language')) return;
  if (wordsOf(answer) === wordsOf(await cache.match('/'))) return;
  await cache.put('/', answer.clone());
  await keepLook(cache, answer);
}

async function asset(event) {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(ownCache).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

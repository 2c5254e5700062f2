import { afterEach, expect, test, vi } from 'vitest';
import { type Browsing, browsing } from '../../test/browsing.ts';
import { dropState, hereStore, isGoing, loadAhead, navigate, openRouter, placeNow, type Route } from './router.ts';

const Page = (name: string) => Object.assign(() => null, { displayName: name });
const nameOf = (page: unknown) => (page as { displayName?: string } | undefined)?.displayName;
const shown = () => nameOf(hereStore.get()?.Page);

function route(pattern: string, load: Route['load']): Route {
  return { pattern, load, around: (page) => page };
}

/** Its code comes when it is told to. */
function slowRoute(pattern: string, name: string) {
  const code = Promise.withResolvers<ReturnType<typeof Page>>();
  return { route: route(pattern, () => code.promise), arrive: () => code.resolve(Page(name)), fail: code.reject };
}

async function open(begin: string, more: readonly Route[] = [], storage: Record<string, string> = {}) {
  const browser = browsing(begin, storage);
  vi.stubGlobal('window', browser.window);
  openRouter({
    table: [
      ...more,
      route('/shop/:shelf?', async () => Page('shop')),
      route('/orders', async () => Page('orders')),
      route('/', async () => Page('home')),
    ],
    otherwise: route('/:key', async () => Page('content')),
  });
  await vi.waitFor(() => expect(shown()).toBeDefined());
  return browser;
}

async function goBack(browser: Browsing, by = -1) {
  const { place } = hereStore.get() ?? {};
  browser.step(by);
  await vi.waitFor(() => expect(hereStore.get()?.place).not.toBe(place));
}

afterEach(() => {
  vi.unstubAllGlobals();
  isGoing.set(false);
});

test('begins where the browser is, with what the address says', async () => {
  await open('/shop/tea%20sets?sort=price#new');
  expect(shown()).toBe('shop');
  expect(hereStore.get()).toMatchObject({
    params: { shelf: 'tea sets' },
    place: { pathname: '/shop/tea%20sets', search: '?sort=price', hash: '#new', state: null },
  });
});

test('an address that no pattern takes is content', async () => {
  await open('/terms');
  expect(shown()).toBe('content');
  await navigate('/a/b/c');
  expect(shown()).toBe('content');
});

test('another address is another entry, the same address takes the place of its own', async () => {
  const browser = await open('/');
  await navigate('/orders');
  await navigate('/orders');
  await navigate('/shop?sort=name', { replace: true });
  expect(browser.entries()).toEqual({ addresses: ['/', '/shop?sort=name'], at: 1 });
});

test('the page before stays until the code of the next has come, and that it is on its way is told', async () => {
  const slow = slowRoute('/slow', 'slow');
  const browser = await open('/', [slow.route]);
  const going = navigate('/slow');
  expect([shown(), isGoing.get(), browser.entries().at]).toEqual(['home', true, 0]);
  slow.arrive();
  await going;
  expect([shown(), isGoing.get(), browser.entries().at]).toEqual(['slow', false, 1]);
});

test('of two ways the last wins, whichever code comes first', async () => {
  const [one, other] = [slowRoute('/one', 'one'), slowRoute('/other', 'other')];
  const browser = await open('/', [one.route, other.route]);
  const ways = [navigate('/one'), navigate('/other')];
  other.arrive();
  one.arrive();
  await Promise.all(ways);
  expect(shown()).toBe('other');
  expect(browser.entries()).toEqual({ addresses: ['/', '/other'], at: 1 });
});

test('who goes back before the code has come stays where they went', async () => {
  const slow = slowRoute('/slow', 'slow');
  const browser = await open('/', [slow.route]);
  await navigate('/orders');
  const going = navigate('/slow');
  await goBack(browser);
  slow.arrive();
  await going;
  expect(shown()).toBe('home');
  expect(browser.entries()).toEqual({ addresses: ['/', '/orders'], at: 0 });
});

test('code that does not come is a failure of that page, and is asked for again by who goes there again', async () => {
  const load = vi.fn<Route['load']>().mockRejectedValueOnce(new Error('Offline.')).mockResolvedValue(Page('late'));
  await open('/', [route('/late', load)]);
  await navigate('/late');
  expect(hereStore.get()).toMatchObject({ failure: new Error('Offline.') });
  await navigate('/late');
  expect(shown()).toBe('late');
  await navigate('/');
  await navigate('/late');
  expect(load, 'what has come is kept').toHaveBeenCalledTimes(2);
});

test('code that was loaded ahead is there at once', async () => {
  const load = vi.fn(async () => Page('ahead'));
  await open('/', [route('/ahead', load)]);
  expect(nameOf(await loadAhead('/ahead'))).toBe('ahead');
  const going = navigate('/ahead');
  expect(isGoing.get()).toBe(false);
  await going;
  expect(load).toHaveBeenCalledTimes(1);
});

test('one comes back to where one was, and begins a new page at its top', async () => {
  const browser = await open('/');
  browser.window.scrollTo(0, 480);
  await navigate('/orders');
  expect(hereStore.get()?.top).toBeUndefined();
  browser.window.scrollTo(0, 120);
  await goBack(browser);
  expect(hereStore.get()?.top).toBe(480);
  await goBack(browser, 1);
  expect(hereStore.get()?.top).toBe(120);
});

test('within a page a replaced address keeps its place, another page does not', async () => {
  const browser = await open('/shop');
  browser.window.scrollTo(0, 300);
  const { key } = placeNow();
  await navigate('/shop?sort=price', { replace: true });
  expect(placeNow().key).toBe(key);
  expect(hereStore.get()?.top).toBe(300);
  await navigate('/orders', { replace: true });
  expect(placeNow().key).not.toBe(key);
  expect(hereStore.get()?.top).toBeUndefined();
});

test('what is handed over is there for the next page and for who comes back, until it is dropped', async () => {
  const browser = await open('/');
  await navigate('/orders', { state: { placed: 7 } });
  expect(placeNow().state).toEqual({ placed: 7 });
  await goBack(browser);
  await goBack(browser, 1);
  expect(placeNow().state).toEqual({ placed: 7 });
  dropState();
  await goBack(browser);
  await goBack(browser, 1);
  expect(placeNow().state).toBeNull();
});

test('an entry that the browser made for a place in the page gets a name of its own', async () => {
  const browser = await open('/shop');
  const { key } = placeNow();
  browser.follow('#price');
  await vi.waitFor(() => expect(placeNow().hash).toBe('#price'));
  expect(placeNow().key).not.toBe(key);
  expect(browser.window.history.state).toEqual({ key: placeNow().key, state: null });
});

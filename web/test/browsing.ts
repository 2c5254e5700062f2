/** As much of a browser's window as a router meets: entries of a history, an address, a page that is scrolled. */
export interface Browsing {
  window: Window;
  /** The entries, with the address of each, and on which one is. */
  entries(): { addresses: string[]; at: number };
  /** What the buttons of the browser do: to the entry so many steps away. */
  step(by: number): void;
  /** What a link to a place in the page does, without asking the router. */
  follow(hash: string): void;
  leave(): void;
}

const origin = 'https://laurel.example';

export function browsing(begin: string, storage: Record<string, string> = {}): Browsing {
  const entries: { address: string; state: unknown }[] = [{ address: begin, state: null }];
  let at = 0;
  const events = new EventTarget();
  const location = () => new URL(entries[at]?.address ?? '/', origin);
  const addressOf = (url: string) => new URL(url, location()).href.slice(origin.length);
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, url: string) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { address: addressOf(url), state });
      at += 1;
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { address: url === undefined ? (entries[at]?.address ?? '/') : addressOf(url), state };
    },
  };
  const window = {
    history,
    get location() {
      return location();
    },
    scrollY: 0,
    scrollTo(_: number, top: number) {
      window.scrollY = top;
    },
    sessionStorage: {
      getItem: (key: string) => storage[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    },
    addEventListener: events.addEventListener.bind(events),
  };
  return {
    window: window as unknown as Window,
    entries: () => ({ addresses: entries.map(({ address }) => address), at }),
    step(by) {
      at += by;
      events.dispatchEvent(new Event('popstate'));
    },
    follow(hash) {
      history.pushState(null, '', hash);
      events.dispatchEvent(new Event('popstate'));
    },
    leave: () => void events.dispatchEvent(new Event('pagehide')),
  };
}

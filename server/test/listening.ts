import type { LiveMessage } from '@laurel/contract/live';
import type { TestApp } from './app.ts';

export interface Listening {
  status: number;
  headers: Headers;
  /** Every message that came so far. */
  messages: LiveMessage[];
  /** All that came so far, as it came. */
  text(): string;
  /** The last event of which was told. */
  lastId(): number | undefined;
  /** All that is stale by what came so far. */
  stale(): Set<string>;
  /** Until the other side has ended it; whether it was whole. */
  ended: Promise<'whole' | 'broken'>;
  leave(): void;
}

interface Browser {
  token?: string;
  query?: string;
  headers?: Record<string, string>;
}

/** One browser that listens, through a real socket. */
export async function listen(portal: TestApp, { as, ...browser }: Browser & { as?: number }): Promise<Listening> {
  const address = portal.app.server.address() ?? (await opened(portal));
  const token = browser.token ?? (as === undefined ? undefined : await portal.tokenOf(as));
  const { port } = address as { port: number };
  return listenAt(`http://127.0.0.1:${port}`, { ...browser, ...(token !== undefined && { token }) });
}

/** The same of a portal in a process of its own. */
export async function listenAt(url: string, { token, query = '', headers = {} }: Browser): Promise<Listening> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/live${query}`, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    signal: leaving.signal,
  });
  const messages: LiveMessage[] = [];
  let text = '';
  let id: number | undefined;
  async function read(): Promise<'whole' | 'broken'> {
    let rest = '';
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
          if (field('id') !== undefined) id = Number(field('id'));
          const data = field('data');
          if (data !== undefined) messages.push(JSON.parse(data));
        }
      }
      return 'whole';
    } catch {
      return 'broken';
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    messages,
    text: () => text,
    lastId: () => id,
    stale: () =>
      new Set(messages.flatMap(({ stale = [] }): readonly string[] => (stale === 'everything' ? [stale] : stale))),
    ended: read(),
    leave: () => leaving.abort(),
  };
}

async function opened(portal: TestApp) {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  return portal.app.server.address();
}

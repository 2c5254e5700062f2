import type { LiveMessage } from '@laurel/contract/live';
import { onTestFinished, vi } from 'vitest';

/** A browser that listens, as the server sees it. */
export interface LiveConnection {
  query: string;
  token: string | null;
  isOpen: boolean;
  send(message: LiveMessage, id: number): void;
  beat(id: number): void;
  end(retryMs?: number): void;
}

/** Stands where the server is for those who listen; everything else goes where it went. `answer` is what who comes is answered with instead. */
export function liveServer(answer: () => Response | undefined = () => undefined): LiveConnection[] {
  const connections: LiveConnection[] = [];
  // The server of the part stands there already.
  const spy = vi.mocked(window.fetch);
  const others = spy.getMockImplementation() as typeof window.fetch;
  spy.mockImplementation(async (target, init) => {
    const { pathname, search } = new URL(String(target), window.location.href);
    if (pathname !== '/api/live') return others(target, init);
    const other = answer();
    if (other) return other;
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    const write = (text: string) => void writer.write(text).catch(() => {});
    const connection: LiveConnection = {
      query: search,
      token: new Headers(init?.headers).get('authorization'),
      isOpen: true,
      send: (message, id) => write(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`),
      beat: (id) => write(`:\nid: ${id}\n\n`),
      end: (retryMs) => {
        if (retryMs !== undefined) write(`retry: ${retryMs}\n\n`);
        connection.isOpen = false;
        void writer.close().catch(() => {});
      },
    };
    init?.signal?.addEventListener('abort', () => {
      connection.isOpen = false;
      void writer.abort(init.signal?.reason).catch(() => {});
    });
    connections.push(connection);
    return new Response(readable.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
  });
  onTestFinished(() => void spy.mockImplementation(others));
  return connections;
}

/** The page is looked at, or it is not. */
export function look(isSeen: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isSeen ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

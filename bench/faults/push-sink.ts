import { createServer } from 'node:http';

export interface PushSink {
  /** Where a browser of this name is reached. */
  addressOf(browser: string): string;
  /** How often each topic came to a browser: a notice has one. */
  times: Map<string, Map<string, number>>;
  /** Answers that it is busy, as long as it is so. */
  isBusy: boolean;
  close(): Promise<void>;
}

/** A push service that keeps of each browser what it was asked to bring. */
export async function pushSink(): Promise<PushSink> {
  const sink = { times: new Map<string, Map<string, number>>(), isBusy: false };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (sink.isBusy) return void response.writeHead(503).end();
      const [browser, topic] = [request.url ?? '', String(request.headers.topic)];
      const ofBrowser = sink.times.get(browser) ?? new Map<string, number>();
      sink.times.set(browser, ofBrowser.set(topic, (ofBrowser.get(topic) ?? 0) + 1));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return Object.assign(sink, {
    addressOf: (browser: string) => `http://127.0.0.1:${port}/${browser}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

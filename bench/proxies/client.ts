import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export interface Heard {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** How often each header came. */
  times(name: string): number;
  body: string;
}

const json = { 'content-type': 'application/json' };

/** Somebody who asks through a proxy, each time on a connection of their own. The path is sent as it is spelt. */
export function clientOf(port: number) {
  const base = { host: 'localhost', port, agent: false } as const;

  async function opened(
    path: string,
    options: https.RequestOptions,
    body?: string | Buffer,
  ): Promise<http.IncomingMessage> {
    const request = https.request({ ...base, path, ...options });
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
    request.end(body);
    const [answer] = await answered;
    // Who is answered before all of a body is sent may find that nobody takes the rest.
    request.on('error', () => {});
    return answer;
  }

  /** A call's answer as it begins to come. */
  const openedCall = (path: string, token: string, body: object, options: https.RequestOptions = {}) =>
    opened(
      path,
      {
        ...options,
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}`, ...options.headers },
      },
      JSON.stringify(body),
    );

  return {
    openedCall,
    get: async (path: string, headers: http.OutgoingHttpHeaders = {}) => heard(await opened(path, { headers })),
    call: async (path: string, token: string, body: object = {}, options: https.RequestOptions = {}) =>
      heard(await openedCall(path, token, body, options)),
    /** Sends a body whole, its length told before or not. */
    async send(path: string, headers: http.OutgoingHttpHeaders, { body, isTold }: { body: Buffer; isTold: boolean }) {
      const length = isTold ? { 'content-length': body.length } : { 'transfer-encoding': 'chunked' };
      return heard(await opened(path, { method: 'POST', headers: { ...headers, ...length } }, body));
    },
    plain: async (plainPort: number, path: string) => {
      const request = http.get({ host: 'localhost', port: plainPort, path, agent: false });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      return heard(answer);
    },
    async byHttp2(path: string, token: string): Promise<number> {
      const session = http2.connect(`https://localhost:${port}`);
      const stream = session.request({ ':method': 'POST', ':path': path, ...json, authorization: `Bearer ${token}` });
      stream.end('{}');
      const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
      stream.resume();
      await once(stream, 'close');
      session.close();
      return Number(headers[':status']);
    },
  };
}

export type Client = ReturnType<typeof clientOf>;

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

async function heard(answer: http.IncomingMessage): Promise<Heard> {
  const coding = unpack[answer.headers['content-encoding'] ?? ''];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const names = answer.rawHeaders.filter((_, n) => n % 2 === 0).map((name) => name.toLowerCase());
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    times: (name) => names.filter((each) => each === name).length,
    body: (coding ? coding(bytes) : bytes).toString(),
  };
}

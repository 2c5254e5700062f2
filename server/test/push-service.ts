import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { jwtVerify } from 'jose';

/** A browser that subscribed: its address, and the keys with which it alone opens what comes. */
export interface Browser {
  endpoint: string;
  publicKey: string;
  auth: string;
  /** What came to it, opened. */
  received: Received[];
}

interface Received {
  words: { title: string; body: string; path: string; lang: string; dir: string; tag: string };
  ttl: number;
  urgency: string;
  topic: string;
  /** Of what is encrypted: its length without the padding. */
  bytes: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * A push service as browsers have one, on this machine: it takes what a portal signed by its key (RFC 8292) and a browser can open
 * (RFC 8291), and nothing else. `answer` says otherwise than 201; null: it never answers.
 */
export async function pushService(
  options: { answer?: (times: number) => Answer | null | undefined; now?: () => Date } = {},
) {
  const { now = () => new Date() } = options;
  const browsers = new Map<string, Browser & { open: (body: Buffer) => Buffer }>();
  const wrong: string[] = [];
  let asked = 0;

  const server = createServer(async (request, response) => {
    asked += 1;
    const answer = options.answer?.(asked);
    const body = await bodyOf(request);
    const browser = browsers.get(request.url ?? '');
    if (answer === null) return;
    if (answer) return void response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
    if (!browser) return void response.writeHead(410).end();
    try {
      await checkSigned(request, origin(), now());
      const { headers } = request;
      if (headers['content-encoding'] !== 'aes128gcm' || body.length > 4096) throw new Error('Not as RFC 8188 has it.');
      if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('No topic.');
      const plain = browser.open(body);
      browser.received.push({
        words: JSON.parse(plain.toString()),
        ...{
          ttl: Number(headers.ttl),
          urgency: String(headers.urgency),
          topic: String(headers.topic),
          bytes: plain.length,
        },
      });
      response.writeHead(201).end();
    } catch (error) {
      wrong.push(String(error));
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const origin = () => `http://127.0.0.1:${port}`;

  return {
    /** What was not as it should be. */
    wrong,
    times: () => asked,
    origin,
    /** A browser subscribes. */
    browser(): Browser {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const browser = {
        endpoint: `${origin()}${path}`,
        publicKey: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
        received: [],
        open: (body: Buffer) => opened(body, { keys, auth }),
      };
      browsers.set(path, browser);
      return browser;
    },
    /** It is not there any more. */
    leave: (browser: Browser) => browsers.delete(new URL(browser.endpoint).pathname),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function checkSigned({ headers }: IncomingMessage, audience: string, now: Date): Promise<void> {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>[\w-]{87})$/.exec(headers.authorization ?? '')?.groups ?? {};
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' });
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience, currentDate: now });
  const seconds = (payload.exp ?? 0) - now.getTime() / 1000;
  if (seconds <= 0 || seconds > 24 * 3600) throw new Error('It does not end within a day.');
  if (!/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/.+)$/.test(payload.sub ?? ''))
    throw new Error('Nobody can be written to.');
}

/** As a browser opens it, by the words of RFC 8291 and 8188. */
function opened(body: Buffer, { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  if (record.length > recordSize || senderKey.length !== 65) throw new Error('Not one record of one sender.');
  const derive = (secret: Buffer, from: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('It is not the last record.');
  return padded.subarray(0, end);
}

import { once } from 'node:events';
import net from 'node:net';

export interface Reply {
  status: number;
  body: string;
}

/**
 * One HTTP/1.1 connection that is kept and carries one request after the other, with as little work as can be: the load
 * shares its processors with what it measures.
 */
export class Connection {
  #socket: net.Socket | undefined;
  #received = '';
  #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async request(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Reply> {
    const socket = this.#socket ?? (await this.#open());
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length =
      body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    const answered = new Promise<Reply>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: localhost:${this.#port}\r\n${lines.join('')}${length}\r\n${body}`,
    );
    return answered;
  }

  close(): void {
    this.#socket?.destroy();
  }

  async #open(): Promise<net.Socket> {
    const socket = net.connect(this.#port, '127.0.0.1');
    await once(socket, 'connect');
    socket.setNoDelay(true);
    // Byte by byte, so that lengths in bytes hold; texts are decoded when they are read.
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#socket = undefined;
      this.#received = '';
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.reject(new Error('The connection was closed.'));
    });
    this.#socket = socket;
    return socket;
  }

  #take(text: string): void {
    this.#received += text;
    const whole = wholeReply(this.#received);
    if (!whole) return;
    this.#received = '';
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (whole.closes) this.#socket?.destroy();
    waiting?.resolve({ status: whole.status, body: Buffer.from(whole.body, 'latin1').toString() });
  }
}

function wholeReply(received: string): (Reply & { closes: boolean }) | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.slice(0, end).toLowerCase();
  const rest = received.slice(end + 4);
  const status = Number(head.slice(9, 12));
  const closes = head.includes('\r\nconnection: close');
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined)
    return rest.length >= Number(length) ? { status, closes, body: rest.slice(0, Number(length)) } : undefined;
  if (!head.includes('\r\ntransfer-encoding: chunked')) return { status, closes, body: '' };
  // Only the end is looked for while it comes: what many megabytes hold is put together once.
  return rest.endsWith('0\r\n\r\n') ? { status, closes, body: unchunked(rest) } : undefined;
}

function unchunked(text: string): string {
  const parts: string[] = [];
  for (let at = 0; ; ) {
    const line = text.indexOf('\r\n', at);
    const length = Number.parseInt(text.slice(at, line), 16);
    if (!length) return parts.join('');
    parts.push(text.slice(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}

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
  #reading = new Reading();
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
      this.#reading = new Reading();
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.reject(new Error('The connection was closed.'));
    });
    this.#socket = socket;
    return socket;
  }

  #take(text: string): void {
    const whole = this.#reading.take(text);
    if (!whole) return;
    this.#reading = new Reading();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (whole.closes) this.#socket?.destroy();
    waiting?.resolve({ status: whole.status, body: Buffer.from(whole.body, 'latin1').toString() });
  }
}

/** A reply as it comes. Of many megabytes each piece is looked at once, and they are put together at the end. */
class Reading {
  #head = '';
  readonly #pieces: string[] = [];
  #length = 0;
  /** Undefined until the head is whole. */
  #until: ((last: string) => boolean) | undefined;

  take(text: string): (Reply & { closes: boolean }) | undefined {
    const body = this.#until ? text : this.#begun(text);
    if (this.#until === undefined) return undefined;
    this.#pieces.push(body);
    this.#length += body.length;
    if (!this.#until(body)) return undefined;
    const whole = this.#pieces.join('');
    const head = this.#head.toLowerCase();
    const isChunked = lengthIn(head) === undefined && head.includes('\r\ntransfer-encoding: chunked');
    return {
      status: Number(head.slice(9, 12)),
      closes: head.includes('\r\nconnection: close'),
      body: isChunked ? unchunked(whole) : whole,
    };
  }

  /** What of this text is behind the head, when that is whole. */
  #begun(text: string): string {
    const received = this.#head + text;
    const end = received.indexOf('\r\n\r\n');
    this.#head = end < 0 ? received : received.slice(0, end);
    if (end < 0) return '';
    const head = this.#head.toLowerCase();
    const length = lengthIn(head);
    if (length !== undefined) this.#until = () => this.#length >= length;
    else if (head.includes('\r\ntransfer-encoding: chunked')) this.#until = () => this.#tail().endsWith(lastChunk);
    else this.#until = () => true;
    return received.slice(end + 4);
  }

  /** As much as the last chunk may be spread over. */
  #tail(): string {
    return this.#pieces
      .slice(-lastChunk.length)
      .map((piece) => piece.slice(-lastChunk.length))
      .join('');
  }
}

const lastChunk = '0\r\n\r\n';

function lengthIn(head: string): number | undefined {
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
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

import { Readable } from 'node:stream';
import type { CallName } from '@laurel/contract/call-rows';
import type { LiveMessage, Told } from '@laurel/contract/live';

/** Who has not taken the end by then is cut off: nobody holds a stop up. */
const takenMs = 1_000;

/** What one browser is told, as server-sent events. Nothing piles up for who reads slowly: what is stale is a set of names. */
export class LiveStream extends Readable {
  #stale = new Set<CallName>();
  #own = new Set<CallName>();
  #spread = new Set<CallName>();
  #isEverythingStale = false;
  #isEverythingOwn = false;
  #id: number | undefined;
  #isBeat = false;
  /** Whether whoever reads waits for more. */
  #isWanted = false;

  constructor() {
    super({ highWaterMark: 4 * 1024 });
  }

  /** Up to which event is told what there was to tell. */
  reach(id: number): void {
    this.#id = id;
  }

  tell({ stale = [], own = [], spread = [] }: LiveMessage): void {
    if (stale === 'everything') this.#isEverythingStale = true;
    else for (const name of stale) this.#stale.add(name);
    if (own === 'everything') this.#isEverythingOwn = true;
    else for (const name of own) this.#own.add(name);
    for (const name of spread) this.#spread.add(name);
    this.#flush();
  }

  /** Lets the reader hear that it is heard of; false where the last one has not left yet: nobody reads. */
  beat(): boolean {
    if (this.#isBeat) return false;
    this.#isBeat = true;
    this.#flush();
    return true;
  }

  /** The last that is said: when to come again. */
  end(retryMs?: number): void {
    if (this.readableEnded || this.destroyed) return;
    if (retryMs !== undefined) this.push(`retry: ${Math.round(retryMs)}\n\n`);
    this.push(null);
    setTimeout(() => this.destroy(), takenMs).unref();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#flush();
  }

  #flush(): void {
    if (!this.#isWanted || this.destroyed) return;
    // What is told comes before the place: nobody has the one without the other.
    const text = this.#messageText() + this.#beatText();
    if (text === '') return;
    this.#isWanted = false;
    this.push(text);
  }

  /** With the place among the events, so that whoever comes again after a quiet day is told no more than is new. */
  #beatText(): string {
    if (!this.#isBeat) return '';
    this.#isBeat = false;
    return `:\n${this.#idText()}\n`;
  }

  #messageText(): string {
    const message: LiveMessage = {
      ...told('stale', this.#isEverythingStale, this.#stale),
      ...told('own', this.#isEverythingOwn, this.#own),
      ...(this.#spread.size > 0 && { spread: [...this.#spread] }),
    };
    if (Object.keys(message).length === 0) return '';
    for (const names of [this.#stale, this.#own, this.#spread]) names.clear();
    this.#isEverythingStale = false;
    this.#isEverythingOwn = false;
    return `${this.#idText()}data: ${JSON.stringify(message)}\n\n`;
  }

  #idText(): string {
    return this.#id === undefined ? '' : `id: ${this.#id}\n`;
  }
}

function told(key: 'stale' | 'own', isEverything: boolean, names: ReadonlySet<CallName>): { [K in typeof key]?: Told } {
  if (isEverything) return { [key]: 'everything' };
  return names.size > 0 ? { [key]: [...names] } : {};
}

import { createHash } from 'node:crypto';

/** So often a text comes before it is worth its place in the memory of every connection. */
const oftenEnough = 3;
const namedMax = 400;
const watchedMax = 2_000;

/**
 * Names of statements that come again and again: PostgreSQL parses and plans those once on each connection. Texts that are
 * made of changing parts come rarely each, stay without a name, and are forgotten when there are too many of them. A name is made of
 * its text, so that of several processes behind a pooler none means another's statement by it.
 */
export class Prepared {
  readonly #seen = new Map<string, number>();
  #names = new Map<string, string>();
  #generation = 1;

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= namedMax) return name;
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (times < oftenEnough) {
      if (this.#seen.size >= watchedMax) this.#seen.clear();
      this.#seen.set(text, times);
      return undefined;
    }
    this.#seen.delete(text);
    const next = `laurel_${this.#generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    this.#names.set(text, next);
    return next;
  }

  /** A migration changed what a statement answers: no connection uses the plans that it has any more. */
  forget(): void {
    this.#names = new Map();
    this.#generation += 1;
  }
}

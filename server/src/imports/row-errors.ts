import type { RowError } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import * as common from '#texts/texts';

const errorsShown = 1000;

/** What is wrong with a file, row by row: all of it counted, the first thousand kept. */
export class RowErrors {
  count = 0;
  /** Those of which something is told. */
  readonly lines = new Set<number>();
  readonly first: RowError[] = [];
  readonly #spelt: ReadonlyMap<string, string>;

  /** `spelt`: what the file calls its columns, where that is another word. */
  constructor(spelt: ReadonlyMap<string, string> = new Map()) {
    this.#spelt = spelt;
  }

  add(line: number, field: string, message: string): void {
    this.count += 1;
    this.lines.add(line);
    if (this.first.length < errorsShown) this.first.push({ line, field: this.#spelt.get(field) ?? field, message });
  }

  /** Nothing told yet, of the same file. */
  anew(): RowErrors {
    return new RowErrors(this.#spelt);
  }

  /** As if it had been told here. */
  take({ count, first, lines }: RowErrors): void {
    this.count += count;
    for (const line of lines) this.lines.add(line);
    this.first.push(...first.slice(0, errorsShown - this.first.length));
  }

  /** In the order of the file; what is left out is said at the end. */
  listed(): RowError[] {
    const list = this.first.toSorted((a, b) => a.line - b.line);
    const more = this.count - list.length;
    return more === 0 ? list : [...list, { line: 0, field: '', message: say(common.moreErrors, { count: more }) }];
  }
}

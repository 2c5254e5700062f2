import { type DateOrder, dateOrders } from '@laurel/contract/columns/reading';

/** `YYYY-MM-DD` of a date as files write it, in this order; undefined where it is none. */
export function dateIn(text: string, order: DateOrder): string | undefined {
  const parts = /^(\d{1,4})([./-]| )(\d{1,2})\2(\d{1,4})$/.exec(text);
  if (!parts) return undefined;
  const [, first = '', , second = '', third = ''] = parts;
  const [year, month, day] = { ymd: [first, second, third], dmy: [third, second, first], mdy: [third, first, second] }[
    order
  ] as [string, string, string];
  if (year.length !== 4 || month.length > 2 || day.length > 2) return undefined;
  return realDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The same, of a day that there is, since 1900. */
export function realDate(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1900';
  return isReal ? text : undefined;
}

const examplesMost = 3;

/** The dates of one column that can only be read by an order: which orders fit, and examples, those first that fit several. */
export class DatesSeen {
  readonly #clear: string[] = [];
  readonly #unclear: string[] = [];
  readonly #orders = new Map<DateOrder, number>();
  count = 0;

  /** Whether it is a date in any order. */
  see(text: string): boolean {
    const fits = dateOrders.filter((order) => dateIn(text, order) !== undefined);
    if (fits.length === 0) return false;
    this.count += 1;
    for (const order of fits) this.#orders.set(order, (this.#orders.get(order) ?? 0) + 1);
    const examples = fits.length > 1 ? this.#unclear : this.#clear;
    if (examples.length < examplesMost && !examples.includes(text)) examples.push(text);
    return true;
  }

  get examples(): string[] {
    return [...this.#unclear, ...this.#clear].slice(0, examplesMost);
  }

  /** In which all of them are dates. */
  get fits(): DateOrder[] {
    return dateOrders.filter((order) => this.#orders.get(order) === this.count);
  }
}

import { columnsByKind } from '@laurel/contract/columns/by-kind';
import type { Column, Columns, Form } from '@laurel/contract/columns/column';
import { textLength } from '@laurel/contract/rules/text-length';
import { isOneLine, isVisible } from '@laurel/contract/rules/visible';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { cellOf, outOfStep } from '#files/columns';
import type { TableRow } from '#files/table';
import type { Header } from './columns.ts';
import { DatesSeen, dateIn, realDate } from './dates.ts';
import type { RowErrors } from './row-errors.ts';
import * as texts from './texts.ts';

/** One row of a file, read cell by cell. What is wrong is noted, and reading goes on, so that a row tells all its errors at once. */
export class Row {
  readonly line: number;
  isFaulty = false;
  /** With a cell too few or too many, what its cells hold means nothing. */
  isOutOfStep = false;
  readonly #cells: readonly string[];
  readonly #found: Header;
  readonly #columns: Columns;
  readonly #errors: RowErrors;

  constructor({ line, cells }: TableRow, header: Header, errors: RowErrors) {
    this.line = line;
    this.#cells = cells;
    this.#found = header;
    this.#columns = columnsByKind[header.kind];
    this.#errors = errors;
    const words = outOfStep(cells, header);
    if (words === undefined) return;
    this.fault('', words);
    this.isOutOfStep = true;
  }

  fault(field: string, message: string): void {
    this.isFaulty = true;
    if (this.isOutOfStep) return;
    this.#errors.add(this.line, field, message);
  }

  /** '' where the cell is blank or the column is not there; `required` where that depends on the file. */
  text(column: string, { required = this.#column(column).required ?? false } = {}): string {
    const { max, isLong = false, form, words } = this.#form(column, 'text');
    const text = this.#cell(column);
    if (text === '') {
      if (required) this.fault(column, say(said.fillIn));
    } else if (!isVisible(text)) this.fault(column, say(texts.invisible));
    else if (textLength(text) > max) this.fault(column, say(said.charactersAtMost, { max }));
    else if (!isLong && !isOneLine(text)) this.fault(column, say(said.useOneLine));
    else if (form && !form.test(text)) this.fault(column, words ? say(words) : say(texts.wrongForm));
    else return text;
    return '';
  }

  /** Null where the cell is blank; `range` where another column decides it. */
  whole(column: string, range?: { least: number; most: number }): number | null {
    const { least, most } = range ?? this.#form(column, 'whole');
    const text = this.#cell(column);
    if (text === '') return null;
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.fault(column, say(texts.wholeFromTo, { least: String(least), most: String(most) }));
    return null;
  }

  /** False where the cell is blank. */
  flag(column: string): boolean {
    const own = this.#form(column, 'flag');
    const text = this.#cell(column).toLowerCase();
    if (text === '' || no.has(text) || own.no?.includes(text)) return false;
    if (yes.has(text) || own.yes?.includes(text)) return true;
    this.fault(column, say(texts.trueOrFalse));
    return false;
  }

  /** `YYYY-MM-DD`, or null where the cell is blank. What is a date in an order that nobody has told is kept to be asked about. */
  date(column: string): string | null {
    const text = this.#cell(column);
    if (text === '') return null;
    const { dates, datesSeen } = this.#found;
    const date = realDate(text) ?? (dates ? dateIn(text, dates) : undefined);
    if (date !== undefined) return date;
    if (dates || !datesSeen || !seenIn(datesSeen, column).see(text)) this.fault(column, say(said.giveDate));
    return null;
  }

  /** The digits as they stand, for arithmetic without fractions of two; null where the cell is blank. */
  decimal(column: string): string | null {
    const { places } = this.#form(column, 'decimal');
    const text = this.#cell(column);
    if (text === '') return null;
    const [, decimals = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(text) ?? [undefined, '?'];
    if (decimals !== '?' && decimals.length <= places) return text;
    this.fault(column, say(texts.amountSuchAs, { places }));
    return null;
  }

  choice(column: string): string | null {
    const { choices } = this.#form(column, 'choice');
    const text = this.#cell(column);
    if (text === '') return null;
    const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    if (found === undefined) this.fault(column, say(texts.oneOf, { values: choices.join(', ') }));
    return found ?? null;
  }

  #cell(column: string): string {
    return cellOf(this.#cells, this.#found, column);
  }

  #column(name: string): Column {
    const column = this.#columns[name];
    if (!column) throw new Error(`This kind of file has no column ${name}.`);
    return column;
  }

  #form<Is extends Form['is']>(name: string, is: Is): Extract<Form, { is: Is }> {
    const { form } = this.#column(name);
    if (form.is !== is) throw new Error(`Column ${name} is no ${is}.`);
    return form as Extract<Form, { is: Is }>;
  }
}

function seenIn(columns: Map<string, DatesSeen>, column: string): DatesSeen {
  const seen = columns.get(column) ?? new DatesSeen();
  columns.set(column, seen);
  return seen;
}

const yes = new Set(['true', 'yes', 'y', '1']);
const no = new Set(['false', 'no', 'n', '0']);

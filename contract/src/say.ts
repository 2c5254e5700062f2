import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type { Message, TagsOf, ValuesOf } from './message.ts';

/** Who reads what is said now. */
export interface Reader {
  /** A language tag, such as 'de' or 'pt-BR'. */
  language: string;
  /** The message in that language. */
  words(message: Message): CompiledMessage;
}

let readerNow: (() => Reader) | undefined;

/** Tells, once for the process or the page, who reads. */
export function readBy(find: () => Reader): void {
  readerNow = find;
}

function reader(): Reader {
  if (!readerNow) throw new Error('Said to nobody: readBy tells who reads.');
  return readerNow();
}

/** The language of who reads now. */
export function language(): string {
  return reader().language;
}

/** None where the text names none. */
export type Values<Text extends string> = Text extends `${string}{${string}` ? [values: ValuesOf<Text>] : [];

/** The message in the reader's language. */
export function say<Text extends string>(message: Message<Text>, ...values: Values<Text>): string {
  return written<string>(message, values[0]) as string;
}

/** The message in the reader's language, with what its tags make of the words between them, in its order. */
export function sayWith<Text extends string, Made>(
  message: Message<Text>,
  values: ValuesOf<Text> & TagsOf<Text, Made>,
): (string | Made)[] {
  const said = written<Made>(message, values);
  return Array.isArray(said) ? said : [said];
}

function written<Made>(message: Message, values: unknown) {
  const { language, words } = reader();
  return format<Made>(words(message), language, values as FormatValues<Made> | undefined, { formatters });
}

// of the process: what the platform makes of a language, which takes longer to make than to use
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

const formatters = {
  getNumberFormat: (language: string, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(language, options) : kept(numbers, language, () => new Intl.NumberFormat(language)),
  getPluralRules: (language: string, options?: Intl.PluralRulesOptions) =>
    kept(plurals, `${language} ${options?.type}`, () => new Intl.PluralRules(language, options)),
  getDateTimeFormat: (language: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options),
};

function kept<Made>(all: Map<string, Made>, name: string, make: () => Made): Made {
  const made = all.get(name) ?? make();
  all.set(name, made);
  return made;
}

import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { intl } from '#intl';
import { directionOf, type Language, languageOf } from '#languages';
import type { WornLook } from '#looks/look';
import { isolated } from '#rules/isolates';
import type { Message, TagsOf, ValuesOf } from './message.ts';
import type { Programme } from './programme/items.ts';

/** Who reads what is said now. */
export interface Reader {
  /** A language of the portal, as a country writes its numbers and dates: 'de-ZA'. */
  locale: string;
  /** The message in that language. */
  words(message: Message): CompiledMessage;
  /** By which they go; the specification's where it is left out. */
  programme?: Programme | undefined;
  /** What their site looks like; as a company starts where it is left out. */
  look?: WornLook | undefined;
}

let found: (() => Reader) | undefined;

/** Tells, once for the process or the page, who reads. */
export function readBy(find: () => Reader): void {
  found = find;
}

export function readerNow(): Reader {
  if (!found) throw new Error('Said to nobody: readBy tells who reads.');
  return found();
}

/** As who reads now writes numbers and dates. */
export function locale(): string {
  return readerNow().locale;
}

/** The language of who reads now. */
export function language(): Language {
  return languageOf(locale()) ?? 'en';
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

function written<Made>(message: Message, values: Record<string, unknown> | undefined) {
  const { locale, words } = readerNow();
  const said = words(message);
  const alone = values && isolated(values, said, directionOf(languageOf(locale) ?? 'en'));
  return format<Made>(said, locale, alone as FormatValues<Made> | undefined, { formatters });
}

/** What writes numbers, plurals and dates. */
export const formatters = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) => intl('NumberFormat', locale, options),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) => intl('PluralRules', locale, options),
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) => intl('DateTimeFormat', locale, options),
};

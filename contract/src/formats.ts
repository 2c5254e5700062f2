import { intl } from '#intl';
import { language, locale, say } from '#say';
import { nameForAway } from '#texts';

/** How the reader's country writes numbers. */
export function numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return intl('NumberFormat', locale(), options);
}

/** How the reader's country writes dates. English has one way for all countries, that of the specification. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return intl('DateTimeFormat', language() === 'en' ? 'en' : locale(), options);
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** In English as it is put together of its parts, which is the specification's 'd MMM yyyy', else as the language writes it. */
export function dateWords(
  at: Date,
  options: Intl.DateTimeFormatOptions,
  inEnglish: (parts: Parts) => string = dayMonthYear,
): string {
  const format = dateFormat(options);
  if (language() !== 'en') return format.format(at);
  return inEnglish(Object.fromEntries(format.formatToParts(at).map((part) => [part.type, part.value])));
}

export const dayMonthYear = ({ day, month, year }: Parts) => `${day} ${month} ${year}`;

/** 'Ana Silva for Johan Botha': who did something, and for whom where a delegate did; '' stands for nobody. */
export function nameFor(name: string, away: string): string {
  return name && away ? say(nameForAway, { name, away }) : name;
}

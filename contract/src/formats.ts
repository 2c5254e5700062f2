import { intl } from '#intl';
import { language, locale } from '#say';

/** How the reader's country writes numbers. */
export function numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return intl('NumberFormat', locale(), options);
}

/** How the reader's country writes dates. English has one way for all countries, that of the specification. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return intl('DateTimeFormat', language() === 'en' ? 'en' : locale(), options);
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** What these options write, part by part. */
export function datePartsOf(at: Date, options: Intl.DateTimeFormatOptions): Parts {
  return Object.fromEntries(
    dateFormat(options)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
}

/** In English in the order of the specification, 'd MMM yyyy', else as the language writes it. */
export function dateWords(at: Date, options: Intl.DateTimeFormatOptions): string {
  if (language() !== 'en') return dateFormat(options).format(at);
  const { day, month, year } = datePartsOf(at, options);
  return `${day} ${month} ${year}`;
}

import { language, locale } from '#say';

// of the process: what the platform makes of a locale, which takes longer to make than to use
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** How the reader's country writes numbers; each is made once. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale() + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale(), options);
  numbers.set(key, format);
  return format;
}

/** How the reader's country writes dates. English has one way for all countries, that of the specification. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const written = language() === 'en' ? 'en' : locale();
  const key = written + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(written, options);
  dates.set(key, format);
  return format;
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

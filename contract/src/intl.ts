interface Kinds {
  Collator: [Intl.Collator, Intl.CollatorOptions];
  NumberFormat: [Intl.NumberFormat, Intl.NumberFormatOptions];
  PluralRules: [Intl.PluralRules, Intl.PluralRulesOptions];
  DateTimeFormat: [Intl.DateTimeFormat, Intl.DateTimeFormatOptions];
}

// of the process: what the platform makes of a locale, which takes longer to make than to use
const made = new Map<string, unknown>();

/** What the platform formats and sorts with, by a locale and options; each is made once. */
export function intl<Kind extends keyof Kinds>(kind: Kind, locale: string, options?: Kinds[Kind][1]): Kinds[Kind][0] {
  const key = kind + locale + JSON.stringify(options);
  const Format = Intl[kind] as new (locale: string, options?: Kinds[Kind][1]) => Kinds[Kind][0];
  if (!made.has(key)) made.set(key, new Format(locale, options));
  return made.get(key) as Kinds[Kind][0];
}

/** The languages in which the portal speaks; what is said in none of them is said in the first. */
export const languages = ['en', 'de', 'it', 'pt-BR', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Which way it is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The language as one country writes its numbers and dates: 'en', 'ZA' → 'en-ZA'. Arabic keeps the calendar
 * of the programme, and the digits in which amounts and codes are typed: see `docs/languages/ar.md`.
 */
export function localeOf(language: Language, countryCode: string): string {
  if (language.includes('-')) return language;
  return language === 'ar' ? `ar-${countryCode}-u-ca-gregory-nu-latn` : `${language}-${countryCode}`;
}

/** The language that is closest to this tag: its own, or that of its first part; undefined where the portal does not speak it. */
export function languageOf(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  const [base] = wanted.split('-');
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.split('-')[0] === base)
  );
}

/** Of what a browser prefers, by its weights, the first that the portal speaks: 'de-AT,de;q=0.9,en;q=0.5' → 'de'. */
export function preferredLanguage(accepted: string | undefined): Language | undefined {
  return (accepted ?? '')
    .slice(0, acceptedMax)
    .split(',')
    .map((one) => one.split(';'))
    .map(([tag = '', ...rest]) => ({ language: languageOf(tag), weight: weightOf(rest) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, two) => two.weight - one.weight)
    .find(({ language }) => language)?.language;
}

const acceptedMax = 500;

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/i.exec(one)?.[1]).find((one) => one !== undefined);
  return weight === undefined ? 1 : Number(weight) || 0;
}

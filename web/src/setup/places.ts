import { locale } from '@laurel/contract/say';

interface Named {
  value: string;
  label: string;
}

/** Codes that are no country's, though the platform names them. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country, as the reader calls it. */
export function countriesNamed(): Named[] {
  const names = new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return named(
    codes.filter((code) => !noCountries.has(code)),
    (code) => names.of(code),
  );
}

export function currenciesNamed(): Named[] {
  const names = new Intl.DisplayNames(locale(), { type: 'currency', fallback: 'none' });
  return named(Intl.supportedValuesOf('currency'), (code) => {
    const name = names.of(code);
    return name && `${name} (${code})`;
  });
}

function named(codes: readonly string[], nameOf: (code: string) => string | undefined): Named[] {
  const { compare } = new Intl.Collator(locale());
  return codes
    .flatMap((value) => {
      const label = nameOf(value);
      return label ? [{ value, label }] : [];
    })
    .sort((one, other) => compare(one.label, other.label));
}

/** Where this browser is, as far as it says so. */
export function hereNow(): { countryCode: string; timeZone: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const countryCode = navigator.languages.map(regionOf).find((region) => region !== undefined) ?? '';
  return { countryCode, timeZone };
}

/** 'ZA' of 'en-ZA'. Some browsers ask for what is no language, such as 'en-US@posix'. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

type Zoned = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Those of a country, where the browser knows them. */
function zonesIn(countryCode: string): string[] {
  return countryCode ? ((new Intl.Locale(`und-${countryCode}`) as Zoned).getTimeZones?.() ?? []) : [];
}

/** All, those of a country first. */
export function timeZonesOf(countryCode: string): string[] {
  return [...new Set([...zonesIn(countryCode), ...Intl.supportedValuesOf('timeZone')])];
}

/** The browser's, where that is one of the country; else the country's. */
export function usualTimeZone(countryCode: string, here: string, usual: string | undefined): string {
  const own = zonesIn(countryCode);
  return own.includes(here) ? here : (usual ?? own[0] ?? here);
}

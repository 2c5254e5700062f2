import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** Numbers that cost whoever calls or writes to them, or that ring somewhere else than in a pocket. */
const dearTypes = ['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PERSONAL_NUMBER', 'PAGER', 'TOLL_FREE', 'VOICEMAIL'];
/** Where mobiles and fixed lines look alike (North America), a number counts as a mobile. */
const mobileTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * The mobile number that somebody wrote, as E.164; undefined where it is none that an SMS may go to.
 * Without a calling code it is one of `country` (ISO 3166, two letters).
 */
export function mobileNumber(typed: string, country: string): string | undefined {
  const number = numberIn(typed, country);
  return number?.isValid() && mobileTypes.includes(String(number.getType())) ? number.number : undefined;
}

/**
 * The number that HR has of somebody, as E.164: one of a new range or a fixed line too, because a file of thousands must not
 * fail for it. No SMS goes there (`takesSms`). Undefined where it cannot be a number, or is a dear one.
 */
export function rosterNumber(typed: string, country: string): string | undefined {
  const number = numberIn(typed, country);
  return number?.isPossible() && !dearTypes.includes(String(number.getType())) ? number.number : undefined;
}

/** As people of `country` write it; numbers of other countries with their calling code. '' stays ''. */
export function shownNumber(e164: string, country: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  return number.country === country ? number.formatNational() : number.formatInternational();
}

/** Whether an SMS may go to this number (E.164): a mobile, in one of the countries that are served. */
export function takesSms(e164: string, callingCodes: readonly string[] | undefined): boolean {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isValid() || !mobileTypes.includes(String(number.getType()))) return false;
  return callingCodes === undefined || callingCodes.some((code) => e164.startsWith(code));
}

/** '+27' of '+27825550100'; undefined where it is no number. */
export function callingCodeOf(e164: string): string | undefined {
  const number = parsePhoneNumberFromString(e164);
  return number && `+${number.countryCallingCode}`;
}

/** Nothing but a number: neither one inside of other words nor one with an extension, which no SMS reaches. */
function numberIn(typed: string, country: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(typed.trim(), {
    extract: false,
    ...(isSupportedCountry(country) ? { defaultCountry: country as CountryCode } : {}),
  });
  return number && !number.ext ? number : undefined;
}

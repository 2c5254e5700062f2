import type { ProfileField, ProfileValue } from '@laurel/contract/calls/personnel/person';
import { shownNumber } from '#texts/phone';

/** What is kept of somebody, as it is found. */
export interface ProfileFound {
  memberNumber: string;
  firstname: string;
  surname: string;
  familyFirst: boolean;
  knownAs: string | null;
  email: string | null;
  rosterEmail: string | null;
  mobile: string | null;
  rosterMobile: string | null;
  birthMonth: number | null;
  birthDay: number | null;
  division: string;
  countryCode: string;
  country: string;
  cluster: string;
  site: string;
  costCentre: string | null;
  hireDate: string | null;
  language: string | null;
  rosterLanguage: string | null;
  browserLanguage: string | null;
  getToKnow: boolean;
  registeredAt: Date | null;
}

/**
 * Somebody's profile, value by value: who said so, and who can change it. What members keep themselves is theirs from their first
 * sign-on; before it the roster speaks for them.
 */
export function profileOf(found: ProfileFound): ProfileValue[] {
  const theirs = found.registeredAt === null ? 'roster' : 'member';
  const ofRoster = (field: ProfileField, value: string | null): ProfileValue => ({
    ...{ field, value: value ?? '', from: 'roster', owner: 'roster', rosterValue: '' },
  });
  const ofMember = (field: ProfileField, value: string | null): ProfileValue => ({
    ...{ field, value: value ?? '', from: 'member', owner: 'member', rosterValue: '' },
  });
  const either = (field: ProfileField, own: string | null, roster: string | null): ProfileValue => ({
    ...{ field, value: own ?? '', owner: theirs },
    ...(own === roster ? { from: 'roster', rosterValue: '' } : { from: 'member', rosterValue: roster ?? '' }),
  });
  const phone = (number: string | null) => number && shownNumber(number, found.countryCode);
  const { birthMonth, birthDay } = found;
  const birthday = birthMonth && birthDay ? `${two(birthMonth)}-${two(birthDay)}` : null;
  const language = found.language ?? found.rosterLanguage ?? found.browserLanguage;
  return [
    ofRoster('memberNumber', found.memberNumber),
    ofRoster('firstName', found.firstname),
    ofRoster('surname', found.surname),
    ofRoster('familyFirst', String(found.familyFirst)),
    ofMember('knownAs', found.knownAs),
    either('email', found.email, found.rosterEmail),
    either('mobile', phone(found.mobile), phone(found.rosterMobile)),
    // Where it came from is not kept.
    { field: 'birthday', value: birthday ?? '', from: theirs, owner: theirs, rosterValue: '' },
    ofRoster('division', found.division),
    ofRoster('country', found.country),
    ofRoster('cluster', found.cluster),
    ofRoster('site', found.site),
    ofRoster('costCentre', found.costCentre),
    ofRoster('hireDate', found.hireDate),
    { ...either('language', language, found.rosterLanguage), owner: 'member' },
    ofMember('getToKnow', String(found.getToKnow)),
  ];
}

const two = (number: number) => String(number).padStart(2, '0');

import { languageNamed } from '@laurel/contract/language-names';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { searchTextOf } from '#directory/search-text';
import type { Importer } from '#imports/importer';
import type { Row } from '#imports/row';
import { rosterNumber } from '#texts/phone';
import { planRoster } from './roster-plan.ts';
import { rosterStates } from './roster-states.ts';
import * as texts from './texts.ts';

/** The roster is whole: who is not in it has left. The member number is its key. */
export const roster: Importer = {
  kind: 'roster',
  staged: {
    member_number: 'text',
    is_active: 'boolean',
    firstname: 'text',
    surname: 'text',
    family_first: 'boolean',
    search_text: 'text',
    email: 'text',
    cell_num: 'text',
    division_code: 'text',
    division: 'text',
    country_code: 'text',
    cluster_code: 'text',
    site_template: 'text',
    cost_centre: 'text',
    manager_number: 'text',
    manager_email: 'text',
    hire_date: 'date',
    dob_day: 'smallint',
    dob_month: 'smallint',
    roster_language: 'text',
    is_manager: 'boolean',
    is_admin_reports: 'boolean',
    role_ca: 'boolean',
    role_cc: 'boolean',
    role_idea: 'boolean',
    role_inv: 'boolean',
  },
  reader: async ({ tx, has }) => {
    const countries = await tx.selectFrom('countries').select(['code', 'name']).execute();
    const codes = new Map(countries.map(({ code, name }) => [name.toLowerCase(), code]));
    return (row) => {
      const memberNumber = row.text('memberNumber');
      if (memberNumber === '') return null;
      const is_active = !has('isActive') || row.flag('isActive');
      // Of who has left nothing but the number counts.
      if (!is_active) return { member_number: memberNumber, is_active };
      const where = place(row, has('divisionCode'), codes);
      return { member_number: memberNumber, is_active, ...person(row, memberNumber, where.country_code), ...where };
    };
  },
  states: rosterStates,
  plan: planRoster,
};

function person(row: Row, memberNumber: string, countryCode: string) {
  const firstname = row.text('firstName');
  const surname = row.text('surname');
  const familyFirst = row.flag('familyNameFirst');
  return {
    firstname,
    surname,
    family_first: familyFirst,
    search_text: searchTextOf({ firstname, knownAs: null, surname, memberNumber, familyFirst }),
    email: row.text('email') || null,
    cell_num: mobile(row, countryCode),
    site_template: row.text('siteTemplate'),
    cost_centre: row.text('costCentre') || null,
    manager_number: row.text('managerNumber') || null,
    manager_email: row.text('managerEmail') || null,
    hire_date: row.date('hireDate'),
    ...birthday(row),
    roster_language: languageNamed(row.text('language')) ?? null,
    is_manager: row.flag('isManager'),
    is_admin_reports: row.flag('isAdminReports'),
    role_ca: row.flag('roleCa'),
    role_cc: row.flag('roleCc'),
    role_idea: row.flag('roleIdea'),
    role_inv: row.flag('roleInv'),
  };
}

/** As HR has it, with a calling code or as the row's country writes it. */
function mobile(row: Row, countryCode: string): string | null {
  const typed = row.text('cellNum');
  if (typed === '') return null;
  const number = rosterNumber(typed, countryCode);
  if (number === undefined) row.fault('cellNum', say(texts.noMobile));
  return number ?? null;
}

function place(row: Row, hasCode: boolean, codes: ReadonlyMap<string, string>) {
  const division = row.text('division');
  const country = row.text('countryCode');
  const code = row.text('divisionCode', { required: hasCode });
  const ownCode = hasCode ? code : codeFrom(division);
  if (!hasCode && division !== '' && ownCode === '') row.fault('division', say(texts.noCode));
  return {
    division_code: ownCode,
    division,
    country_code: /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : (codes.get(country.toLowerCase()) ?? country),
    cluster_code: row.text('clusterCode') || null,
  };
}

/** 'Café & Küche' → 'CAFE-KUCHE'. */
function codeFrom(name: string): string {
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return latin.replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Day and month together, of a day that exists; 29 February does. Of a whole date the year is not kept. */
function birthday(row: Row) {
  const [, month, day] = (row.date('birthDate') ?? '').split('-').map(Number);
  const dob_day = row.whole('birthDay') ?? day ?? null;
  const dob_month = row.whole('birthMonth') ?? month ?? null;
  if ((dob_day === null) !== (dob_month === null) && !row.isFaulty) row.fault('birthDay', say(texts.birthday));
  if (dob_day === null || dob_month === null) return { dob_day: null, dob_month: null };
  if (new Date(Date.UTC(2000, dob_month - 1, dob_day)).getUTCDate() !== dob_day)
    row.fault('birthDay', say(said.noSuchDay));
  return { dob_day, dob_month };
}

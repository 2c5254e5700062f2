import type { RosterRecord } from '@laurel/contract/calls/employment/record';

/** A record as its form holds it, with why, and a yes to what is asked. */
export interface Values extends Omit<RosterRecord, 'birthDay' | 'birthMonth' | 'language'> {
  memberNumber: string;
  managerName: string;
  birthDay: string;
  birthMonth: string;
  language: string;
  reason: string;
  /** Undefined while nothing is asked. */
  confirmed: boolean | undefined;
}

export const emptyValues: Values = {
  ...{ memberNumber: '', firstName: '', surname: '', familyNameFirst: false, email: '', cellNum: '', divisionCode: '' },
  ...{ siteTemplate: '', costCentre: '', managerId: null, managerName: '', hireDate: '', birthDay: '', birthMonth: '' },
  ...{ language: '', reason: '', confirmed: undefined },
};

export function valuesOf(record: RosterRecord, more: Pick<Values, 'memberNumber' | 'managerName'>): Values {
  const { birthDay, birthMonth, language } = record;
  return {
    ...emptyValues,
    ...record,
    ...more,
    ...{ birthDay: birthDay?.toString() ?? '', birthMonth: birthMonth?.toString() ?? '', language: language ?? '' },
  };
}

/** The record that a call takes. */
export function recordOf(values: Values) {
  const { firstName, surname, familyNameFirst, email, cellNum, divisionCode, siteTemplate, costCentre, managerId } =
    values;
  const { hireDate, birthDay, birthMonth, language, reason, confirmed } = values;
  return {
    ...{ firstName, surname, familyNameFirst, email: email.trim(), cellNum, divisionCode, siteTemplate, costCentre },
    ...{ managerId, hireDate, reason, birthDay: numberOf(birthDay), birthMonth: numberOf(birthMonth) },
    language: language === '' ? null : language,
    ...(confirmed !== undefined && { confirmed }),
  };
}

/** Null where nothing is typed; what is no number is told by the call. */
function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** Why a row of a file cannot go back: facts, without words. */
export interface Stays {
  why: keyof typeof whys | 'changed' | 'spent' | 'handedOut';
  /** What has changed since, by the columns of the database. */
  fields?: string[];
  points?: number;
  count?: number;
  /** Of a rule: what it says; gone when it is kept. */
  message?: string;
}

export function whyWords({ why, fields = [], points = 0, count = 0, message }: Stays): string {
  if (message) return message;
  if (why === 'changed') return say(texts.staysChanged, { fields: [...new Set(fields.map(columnOf))].join(', ') });
  if (why === 'spent') return say(texts.staysSpent, { points });
  return why === 'handedOut' ? say(texts.staysHandedOut, { count }) : say(whys[why]);
}

const whys = {
  own: texts.staysOwn,
  erased: texts.staysErased,
  signedOn: texts.staysSignedOn,
  received: texts.staysReceived,
  manages: texts.staysManages,
  gone: texts.staysGone,
  graceOver: texts.staysGraceOver,
  address: texts.staysAddress,
  administrator: texts.staysAdministrator,
  closed: texts.staysClosed,
  ordered: texts.staysOrdered,
  used: texts.staysUsed,
  rule: texts.staysRule,
} as const;

/** Columns of the database that files call by another word. */
const otherwise: Readonly<Record<string, string>> = {
  manager_id: 'managerNumber',
  firstname: 'firstName',
  family_first: 'familyNameFirst',
  email_confirmed_at: 'email',
  roster_email: 'email',
  roster_cell_num: 'cellNum',
  roster_language: 'language',
  dob_day: 'birthDay',
  dob_month: 'birthMonth',
  deactivated_at: 'isActive',
  division_code: 'division',
  price_minor: 'price',
  category_id: 'cat3',
  is_no_basket: 'noBasket',
  percent: 'value',
  amount_thousandths: 'value',
  minimum_thousandths: 'minimumTotal',
};

/** 'image_file' → 'imageFile'. */
function columnOf(column: string): string {
  return otherwise[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

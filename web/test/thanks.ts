import type { Quote } from '@laurel/contract/shapes/quote';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, type Asked, never } from './answers.ts';
import { colleagues } from './people.ts';

/** Whom one may thank. */
export const people = colleagues(5);
const nobody = { count: 0, names: [] };
const quote: Quote = {
  ...{ recipients: 1, pointsEach: 0, pointsTotal: 0, available: null, left: null },
  ...{ notRegistered: nobody, leavesOutSelf: false, unreachable: nobody, steps: [], missing: 0, mustConfirm: false },
};
const quoteOf = ({ what, points, recipients }: { what: string; points: number; recipients: readonly string[] }) => {
  const pointsTotal = points * recipients.length;
  const available = what === 'payitforward' ? 340 : what === 'adhoc' ? 5000 : null;
  return {
    quote: {
      ...quote,
      ...{ recipients: recipients.length, pointsEach: points, pointsTotal, available },
      left: available === null ? null : available - pointsTotal,
    },
  };
};
const takeBack = { awardId: '7', until: new Date(Date.now() + 600_000).toISOString() };
/** What the server says of what was given. */
export const sent = {
  ...{ message: 'Your recognition has been sent.', recipients: 1, pointsTotal: 0, undeliverable: [] },
  ...{ unreachable: nobody, takeBack },
};
export const lookedUp = {
  ...{ firstName: 'Priya', surname: 'Naidoo', companyName: 'Operations', memberNumber: 'N2002' },
};
/** What the composer asks, where all goes well. */
export const answers: Answers = {
  getdivisionlist: () => ({
    countryList: [],
    divisionList: [
      { divisionCode: 'CC', division: 'Customer Care', countryCode: 'ZA' },
      { divisionCode: 'OPS', division: 'Operations', countryCode: 'ZA' },
    ],
  }),
  getmemberlist: ({ search = '' }) => ({
    picIds: [],
    memberList: people.filter(({ firstname, surname }) =>
      `${firstname} ${surname}`.toLowerCase().includes(search.toLowerCase()),
    ),
    isMore: false,
  }),
  rewardquote: quoteOf,
  doreward: () => sent,
  takeback: () => ({ message: 'It was taken back.' }),
  newnom: () => ({
    ...{ message: 'Your nomination has been submitted.', nomIds: ['9'], recipients: 1 },
    readBy: [{ readByRole: 'manager' as const, readByMember: 'Johan Botha' }],
  }),
  memberheader: () => never,
};

export const dialog = page.getByRole('dialog', { name: 'Thank a colleague' });
export const names = dialog.getByRole('combobox', { name: /Who helped you/ });
export const words = dialog.getByRole('textbox', { name: /In your words/ });
export const kind = (name: string) => dialog.getByRole('radio', { name });
export const send = dialog.getByRole('button', { name: /^(Send|Give) / });
export const hits = dialog.getByRole('listbox', { name: 'Members found' });
export const sendings = (asked: readonly Asked[], name = 'doreward') => asked.filter((one) => one.name === name);

/** Types a name, and takes whom it finds. */
export async function name(typed: string, found: string | RegExp = typed) {
  await names.fill(typed);
  await expect.element(hits.getByRole('option', { name: found })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(names).toHaveValue('');
}

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never } from '../../test/answers.ts';
import { openCompetition } from '../../test/competition.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { CompetitionFields } from './CompetitionFields.tsx';

const answers: Answers = {
  memberheader: () => never,
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: colleagues(1), picIds: [], isMore: false }),
  competitionnewnom: () => ({
    message: 'Successfully submitted nomination',
    nomIds: ['7'],
    recipients: 1,
    readBy: [{ readByRole: 'manager', readByMember: 'Johan Botha' }],
  }),
};

const show = () => showPart(<CompetitionFields competition={openCompetition} />, { answers });
const reason = page.getByRole('textbox', { name: 'Why?' });
const button = (name: string) => page.getByRole('button', { name });

test('what is sent says who reads it, beside the words of the specification', async () => {
  await show();
  await button('Select Recipient').click();
  const picker = page.getByRole('dialog', { name: 'Select Members' });
  await picker
    .getByRole('button', { name: /Featherstonehaugh/ })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await reason.fill('The lamp that never goes out.');
  await button('Submit').click();
  await expect.element(page.getByText('Successfully submitted nomination', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Johan Botha, your colleague’s manager, reads it\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My nominations' })).toBeVisible();
  await expectAccessible();
});

test('who takes everything back stands at Submit', async () => {
  await show();
  await reason.fill('The lamp');
  (button('Reset').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Reset')).not.toBeInTheDocument();
  await expect.element(button('Submit')).toHaveFocus();
});

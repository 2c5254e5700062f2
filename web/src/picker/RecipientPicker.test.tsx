import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { RecipientField, type RecipientFieldProps } from './RecipientField.tsx';
import type { SelectedRecipient } from './recipient.ts';

const lists = {
  countryList: [
    { country: 'South Africa', countryCode: 'ZA' },
    { country: 'Germany', countryCode: 'DE' },
  ],
  divisionList: [
    { divisionCode: 'CC', division: 'Customer Care', countryCode: 'ZA' },
    { divisionCode: 'OPS', division: 'Operations', countryCode: 'DE' },
  ],
};
const everyone = colleagues(30);
const answers: Answers = {
  getdivisionlist: () => lists,
  getmemberlist: ({ search = '' }) => {
    const found = everyone.filter(({ firstname, surname }) => `${firstname} ${surname}`.includes(search));
    return { memberList: found, picIds: [], isMore: search === '' };
  },
};

function Field(options: Partial<RecipientFieldProps>) {
  const [chosen, setChosen] = useState<SelectedRecipient[]>([]);
  return <RecipientField label="To whom" value={chosen} onChange={setChosen} {...options} />;
}

async function opened(options: Partial<RecipientFieldProps> = {}, place: Parameters<typeof showPart>[1] = {}) {
  const asked = await showPart(<Field {...options} />, { ...place, answers: { ...answers, ...place.answers } });
  await page.getByRole('button', { name: 'Select…' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return asked;
}

const found = page.getByRole('region', { name: 'Members found' });
const chosenOnes = page.getByRole('region', { name: /^Recipients/ });
const search = page.getByRole('searchbox', { name: 'Search' });
const person = (name: string) => found.getByRole('button', { name: new RegExp(`^${name} `) });

describe('choosing', () => {
  test('what happened is said, nobody is added twice, and the focus stays where one works', async () => {
    await opened();
    await person('Sipho Botha 7').click();
    await expect.element(page.getByText('Sipho Botha 7 added.')).toBeVisible();
    await person('Sipho Botha 7').click();
    await expect.element(page.getByText('Sipho Botha 7 is already added.')).toBeVisible();
    await person('Lerato Botha 8').click();
    await expectAccessible();
    await chosenOnes.getByRole('button', { name: 'Remove Sipho Botha 7' }).click();
    await expect.element(chosenOnes.getByRole('button', { name: 'Remove Lerato Botha 8' })).toHaveFocus();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('button', { name: 'Select…' })).toHaveFocus();
    await page.getByRole('button', { name: 'Remove Lerato Botha 8' }).click();
    await expect.element(page.getByRole('button', { name: 'Select…' })).toHaveFocus();
    expect(page.getByRole('button', { name: /^Remove/ }).elements()).toEqual([]);
  });

  test('by the keyboard alone', async () => {
    const asked = await opened();
    await expect.element(search).toHaveFocus();
    await expect.element(person('Johan Botha 1')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByText('Priya Botha 2 added.')).toBeVisible();
    await search.click();
    // At once: a hand that rests between two letters asks for what stands there so far.
    await search.fill('Botha 19');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Sipho Botha 19 added.')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'getmemberlist').map(({ input }) => input)).toEqual([
      { search: '', countryCode: '', divisionCode: '', includeSelf: false },
      { search: 'Botha 19', countryCode: '', divisionCode: '', includeSelf: false },
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Select…' })).toHaveFocus();
  });

  test('Enter takes nobody where several are found', async () => {
    await opened();
    await search.fill('Botha 2');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('11 members found')).toBeInTheDocument();
    await expect.element(page.getByText('Nobody yet. Choose from the list.')).toBeVisible();
  });

  test('one at most, where a form takes one', async () => {
    await opened({ single: true, title: 'Select a Member' });
    await person('Sipho Botha 7').click();
    await person('Lerato Botha 8').click();
    await expect.element(page.getByText('Only one member may be chosen.')).toBeVisible();
  });

  test('who has not registered is refused in words', async () => {
    const memberList = colleagues(1).map((one) => ({ ...one, memberId: '0.200001' }));
    await opened({}, { answers: { getmemberlist: () => ({ memberList, picIds: [], isMore: false }) } });
    await found.getByRole('button').click({ force: true });
    const why = page.getByText('This user has not registered', { exact: true });
    await expect.element(why).toBeVisible();
    await expect.element(page.getByText('Nobody yet. Choose from the list.')).toBeVisible();
  });
});

describe('whole divisions', () => {
  const wholeOfIt = () => found.getByRole('button', { name: /Entire division/ });

  test('one’s own, for who holds no office; and its people are in it', async () => {
    const memberList = everyone.map((one) => ({ ...one, division: 'Customer Care' }));
    const own = { getmemberlist: () => ({ memberList, picIds: [], isMore: false }) };
    await opened({ allowsDivisions: 'byOffice', startsFromOwn: true }, { answers: own });
    await wholeOfIt().click();
    await expect.element(page.getByText('Entire division: Customer Care added.')).toBeVisible();
    await person('Sipho Botha 7').click();
    const words = 'Sipho Botha 7 is already added with the entire division Customer Care.';
    await expect.element(page.getByText(words)).toBeVisible();
    await page.getByLabelText('Division').selectOptions('All divisions');
    await expect.element(wholeOfIt()).not.toBeInTheDocument();
  });

  test('any, for a manager; a country narrows its divisions', async () => {
    await opened({ allowsDivisions: 'byOffice' }, { member: { isManager: true, capabilities: ['manager'] } });
    await page.getByLabelText('Country').selectOptions('Germany');
    const offered = page.getByLabelText('Division').element() as HTMLSelectElement;
    expect([...offered.options].map(({ text }) => text)).toEqual(['All divisions', 'Operations']);
    await page.getByLabelText('Division').selectOptions('Operations');
    await expect.element(wholeOfIt()).toBeVisible();
  });
});

describe('while it waits, and when it fails', () => {
  const listsAlert = () =>
    page.getByRole('alert').filter({ hasText: 'The countries and divisions could not be loaded' });

  test('rows stand where people will be, and the lists too', async () => {
    await opened({}, { answers: { getmemberlist: () => never } });
    await expect.element(found).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
  });

  test('says so in its place, and tries again', async () => {
    let isBroken = true;
    const asked = await opened(
      {},
      {
        answers: {
          getmemberlist: (input) =>
            isBroken
              ? refusedWith('No.', 403)
              : (answers.getmemberlist?.(input) as { memberList: []; picIds: []; isMore: false }),
          getdivisionlist: () => (isBroken ? refusedWith('No.', 403) : lists),
        },
      },
    );
    await expect.element(page.getByText('The members could not be loaded')).toBeVisible();
    await expect.element(listsAlert()).toBeVisible();
    await expectAccessible();
    isBroken = false;
    await found.getByRole('button', { name: 'Try again' }).click();
    await expect.element(person('Johan Botha 1')).toBeVisible();
    await listsAlert().getByRole('button', { name: 'Try again' }).click();
    await expect.element(listsAlert()).not.toBeInTheDocument();
    expect(asked.filter(({ name }) => name === 'getdivisionlist')).toHaveLength(2);
  });

  test('nobody here leads to everybody', async () => {
    await opened(
      { startsFromOwn: true },
      {
        answers: {
          getmemberlist: ({ divisionCode }) => ({
            memberList: divisionCode ? [] : everyone,
            picIds: [],
            isMore: false,
          }),
        },
      },
    );
    await found.getByRole('button', { name: 'Search all divisions' }).click();
    await expect.element(page.getByText('30 members found')).toBeInTheDocument();
  });
});

test('on a phone everything has room, the longest name too', async () => {
  await onPhone();
  await opened();
  await search.fill('Featherstonehaugh');
  await person('Wilhelmina-Charlotte Emmanuelle van der Westhuizen-Featherstonehaugh').click();
  expectNothingCut(page.getByRole('dialog').element().querySelector('[data-panel]') as Element);
  await page.getByRole('button', { name: 'Done' }).click();
  expectNothingCut(document.body);
});

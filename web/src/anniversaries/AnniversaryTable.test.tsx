import type { FormErrors } from '@laurel/contract/errors';
import { anniversaryAwardsMost } from '@laurel/contract/limits';
import type { AnniversaryAward } from '@laurel/contract/programme/items';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { AnniversaryTable } from './AnniversaryTable.tsx';

const place = 'anniversaryAwards.awards';

async function show(first: AnniversaryAward[], more: { errors?: FormErrors; mayChange?: boolean } = {}) {
  const told: AnniversaryAward[][] = [first];
  function Table() {
    const [awards, setAwards] = useState(first);
    const change = (next: AnniversaryAward[]) => {
      told.push(next);
      setAwards(next);
    };
    return (
      <>
        <h1>Programme</h1>
        <AnniversaryTable place={place} errors={{}} mayChange {...more} awards={awards} onChange={change} />
      </>
    );
  }
  await showPart(<Table />);
  return () => told.at(-1);
}

const line = (years: number) => page.getByRole('listitem', { name: new RegExp(`^After ${years} years?$`) });
const add = page.getByRole('button', { name: 'Add years' });
const fieldOf = (years: number, label: string) => line(years).getByRole('textbox', { name: label });

test('begins empty and says so; each further line goes on from the last, and has the focus', async () => {
  const awards = await show([]);
  await expect.element(page.getByText('Nothing is given for years at work yet.')).toBeVisible();
  await add.click();
  await expect.element(fieldOf(5, 'Years')).toHaveFocus();
  await expect.element(page.getByText('Nothing is given for years at work yet.')).not.toBeInTheDocument();
  await fieldOf(5, 'Points').fill('250');
  await add.click();
  await expect.element(fieldOf(10, 'Years')).toHaveFocus();
  expect(awards()).toEqual([
    { years: 5, points: 250 },
    { years: 10, points: 250 },
  ]);
  await expectAccessible();
});

test('what is typed is told: words as words, none as none, and what is no number as it stands', async () => {
  const awards = await show([{ years: 1, points: 100, words: 'One already.' }]);
  await fieldOf(1, 'What the card says').fill('');
  expect(awards()).toEqual([{ years: 1, points: 100, words: undefined }]);
  await fieldOf(1, 'What the card says').fill('Thank you for a year.');
  await fieldOf(1, 'Points').fill('many');
  expect(awards()).toEqual([{ years: 1, points: 'many', words: 'Thank you for a year.' }]);
});

test('a line that goes leaves the focus on the next one, and the last on the way to a new one', async () => {
  const awards = await show([
    { years: 1, points: 10 },
    { years: 2, points: 20 },
  ]);
  const remove = (years: string) => page.getByRole('button', { name: `Remove: After ${years}` });
  await remove('1 year').click();
  await expect.element(remove('2 years')).toHaveFocus();
  expect(awards()).toEqual([{ years: 2, points: 20 }]);
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
  expect(awards()).toEqual([]);
});

test('what was refused stands at its field, and above all of them what is wrong with them together', async () => {
  const errors = { [`${place}.1.years`]: 'Once only.', [place]: 'At most 40 of them.' };
  await show(
    [
      { years: 1, points: 10 },
      { years: 2, points: 20 },
    ],
    { errors },
  );
  await expect.element(fieldOf(2, 'Years')).toHaveAccessibleDescription('Once only.');
  await expect.element(fieldOf(1, 'Years')).toBeValid();
  await expect.element(page.getByText('At most 40 of them.')).toBeVisible();
});

test('as many as may be are all, and who only reads has no way to change them', async () => {
  const all = Array.from({ length: anniversaryAwardsMost }, (_, at) => ({ years: at + 1, points: 10 }));
  await show(all);
  await expect.element(line(anniversaryAwardsMost)).toBeVisible();
  expect(add.elements()).toEqual([]);
  await show(all.slice(0, 2), { mayChange: false });
  await expect.element(line(2)).toBeVisible();
  await expect.element(line(3)).not.toBeInTheDocument();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a phone cuts nothing of it', async () => {
  await onPhone();
  await show([{ years: 25, points: 1_000_000, words: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }]);
  await expect.element(line(25)).toBeVisible();
  expectNothingCut(page.getByRole('list').element());
});

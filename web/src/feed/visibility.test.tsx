import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#ui/overlays/toasts.ts';
import { refusedWith } from '../../test/answers.ts';
import { everybodySees, seenByAll } from '../../test/feed.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { CardAudience } from './CardAudience.tsx';
import { OwnVisibility } from './OwnVisibility.tsx';
import { SeenBy, seenWords } from './SeenBy.tsx';

const told = () => toasts.get().map(({ message }) => message);
const choice = () => page.getByRole('combobox', { name: 'Who sees this card' });

test('who received a card says who sees it; what is refused is said, and stays as it was', async () => {
  let isRefused = true;
  const asked = await showPart(<CardAudience cardId="7" seen={seenByAll} />, {
    answers: { cardaudience: () => (isRefused ? refusedWith('Not now.') : { message: 'Your team sees this card.' }) },
  });
  await choice().selectOptions('My team');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(choice()).toHaveValue('everybody');
  isRefused = false;
  await choice().selectOptions('My team');
  await expect.poll(told).toContain('Your team sees this card.');
  await page.getByRole('checkbox', { name: 'Show its points' }).click();
  await expect
    .poll(() => asked.filter(({ name }) => name === 'cardaudience').map(({ input }) => input))
    .toEqual([
      { cardId: '7', audience: 'team', showsPoints: false },
      { cardId: '7', audience: 'team', showsPoints: false },
      { cardId: '7', audience: 'everybody', showsPoints: true },
    ]);
  await expectAccessible();
});

test('its giver is told, and what its giver left out is not offered', async () => {
  await showPart(<CardAudience cardId="7" seen={{ ...seenByAll, audience: 'team', choices: [] }} />);
  await expect.element(page.getByText('Their team sees this card.')).toBeVisible();
  await showPart(<CardAudience cardId="7" seen={{ ...seenByAll, audience: 'team', choices: ['team', 'us'] }} />);
  const offered = (choice().element() as HTMLSelectElement).options;
  expect([...offered].map(({ text }) => text)).toEqual(['My team', 'Only the two of us']);
});

test('a card of the company is nobody’s but one’s own, and says so', async () => {
  await showPart(<CardAudience cardId="7" isOfCompany seen={{ ...seenByAll, choices: ['team', 'us'] }} />);
  const offered = (choice().element() as HTMLSelectElement).options;
  expect([...offered].map(({ text }) => text)).toEqual(['My team', 'Only you']);
  expect(page.getByText(/whoever gave it/).elements()).toEqual([]);
});

test('one chooses for all cards to come, and for those of before', async () => {
  const asked = await showPart(<OwnVisibility />, {
    answers: { ...everybodySees, choosevisibility: () => ({ message: 'Saved. 2 earlier cards go by it too.' }) },
  });
  const own = page.getByLabelText('Cards that I get are seen by');
  await expect.element(own).toHaveDisplayValue('As the company has it: Everybody');
  await own.selectOptions('Only the two of us');
  await page.getByRole('checkbox', { name: 'Also for the cards that I have got' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(told).toContain('Saved. 2 earlier cards go by it too.');
  expect(asked.find(({ name }) => name === 'choosevisibility')?.input).toEqual({
    audience: 'us',
    showsPoints: false,
    earlier: true,
  });
  await expectAccessible();
  await onPhone();
  expectNothingCut(page.getByRole('main').element());
});

test('the giver sees before sending who will see it', async () => {
  await showPart(<SeenBy recipients={['1.200001']} betweenUs={{ value: false, onChange: () => {} }} />, {
    answers: { cardvisibility: () => ({ seenBy: [{ audience: 'team', people: 1 }] }) },
  });
  await expect.element(page.getByText('Their team will see it.')).toBeVisible();
  await expectAccessible();
  await showPart(<SeenBy recipients={['1.200001']} betweenUs={{ value: true, onChange: () => {} }} />, {
    answers: everybodySees,
  });
  await expect.element(page.getByText('Nobody else will see it.')).toBeVisible();
});

test('of several it is said of how many cards', () => {
  expect(
    seenWords([
      { audience: 'everybody', people: 10 },
      { audience: 'us', people: 1 },
    ]),
  ).toBe('10 cards: everybody · 1 card: nobody else');
});

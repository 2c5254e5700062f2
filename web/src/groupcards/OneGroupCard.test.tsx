import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { person } from '../../test/feed.ts';
import { aGroupCard, aSignature } from '../../test/group-cards.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { OneGroupCard } from './OneGroupCard.tsx';

const show = (card: () => GroupCard | Promise<GroupCard>, more: Answers = {}) =>
  showPart(<OneGroupCard cardId="7" />, { answers: { groupcard: card, ...more } });
const given = (more: Partial<GroupCard> = {}): GroupCard =>
  aGroupCard({
    isDelivered: true,
    isOwn: true,
    mayThank: true,
    signedUntil: null,
    occasion: 'anniversary',
    years: 10,
    ...more,
  });
const signatures = page.getByRole('region', { name: 'Signatures' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('whom it is for reads each signature, and thanks all of them once; the focus goes to what they said', async () => {
  let thanks: GroupCard['thanks'] = null;
  const list = [
    aSignature(1, { strokes: [[0, 0, 500, 200, 1000, 400]] }),
    aSignature(2, { text: '', script: 'Ben', by: person('Ben Ode') }),
  ];
  const asked = await show(() => given({ signatures: 2, list, thanks, mayThank: thanks === null }), {
    thankgroupcard: ({ text }) => {
      thanks = { text, language: 'en', date: '2026-11-27T10:00:00.000Z' };
      return { message: 'Your thanks are on their way.' };
    },
  });
  await expect.element(heading('10 years with us')).toBeVisible();
  await expect.element(signatures.getByText('Words 1')).toBeVisible();
  await expect.element(signatures.getByRole('img', { name: /Ana Silva/ })).toBeVisible();
  await expect.element(signatures.getByText('Ben', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Your thanks' }).fill('I read it twice.');
  await page.getByRole('button', { name: 'Send thanks' }).click();
  await expect.element(page.getByRole('figure').filter({ hasText: 'I read it twice.' })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Your thanks' })).not.toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'thankgroupcard').map(({ input }) => input)).toEqual([
    { cardId: '7', text: 'I read it twice.' },
  ]);
});

test('who signs is told who sees it when, and signs without the mouse by a name in a script', async () => {
  let card = aGroupCard();
  const asked = await show(() => card, {
    signgroupcard: ({ text, script }) => {
      const own = aSignature(2, { text, script, isOwn: true });
      card = aGroupCard({ own, list: [...card.list, own], signatures: 2 });
      return { message: 'You have signed.', own };
    },
  });
  await expect.element(heading('A farewell card for Ben Ode')).toBeVisible();
  await expect.element(page.getByText(/sees it on that day, and not before/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Your name, written for you' }).fill('Thandi');
  await userEvent.keyboard('{Enter}');
  await expect.element(signatures.getByText('Thandi', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save the change' })).toBeVisible();
  expect(asked.find(({ name }) => name === 'signgroupcard')?.input).toMatchObject({ cardId: '7', script: 'Thandi' });
});

test('without anything signed it says what is needed', async () => {
  await show(() => aGroupCard({ list: [], signatures: 0 }), {
    signgroupcard: () =>
      refusedWith('Please sign with something.', 400, { formErrors: { text: 'Please sign with something.' } }),
  });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your words' })).toBeInvalid();
});

test.for([1, 5, 60])('%i signatures stand in a grid that nothing is cut of, on a phone too', async (count) => {
  await onPhone();
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const list = Array.from({ length: count }, (_, n) =>
    aSignature(n + 1, { text: n % 3 === 0 ? long : `Words ${n}`, script: n % 2 === 0 ? long.slice(0, 80) : '' }),
  );
  await show(() => given({ signatures: count, list, person: person(long) }));
  await expect.poll(() => signatures.getByRole('listitem').elements().length).toBe(count);
  expectNothingCut(document.body);
});

test('who is not asked to sign it finds no card; what fails is tried again', async () => {
  await show(() => refusedWith('There is no such card.', 404) as never);
  await expect.element(heading('This card is not there')).toBeVisible();
  let down = true;
  await show(() => (down ? (refusedWith('Not now.', 503) as never) : given()));
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expectAccessible();
  down = false;
  await retry.click();
  await expect.element(heading('10 years with us')).toBeVisible();
  await show(() => never);
  expect(page.getByRole('heading').elements()).toEqual([]);
});

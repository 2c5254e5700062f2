import { specified } from '@laurel/contract/programme/programme';
import type { Quote } from '@laurel/contract/shapes/quote';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { goBy } from '../../test/programme.ts';
import { PayItForwardPage } from './PayItForwardPage.tsx';

const people = colleagues(3);
const quote: Quote = {
  recipients: 2,
  pointsEach: 50,
  pointsTotal: 100,
  available: 340,
  left: 240,
  notRegistered: { count: 0, names: [] },
  leavesOutSelf: false,
  unreachable: { count: 1, names: ['Priya Botha 2'] },
  steps: [],
  missing: 0,
  mustConfirm: false,
};
const sentAnswer = {
  message: 'Your recognition has been sent.',
  recipients: 2,
  pointsTotal: 100,
  undeliverable: [],
  unreachable: { count: 0, names: [] },
};
const answers: Answers = {
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: people, picIds: [], isMore: false }),
  rewardquote: ({ points }) => ({
    quote: { ...quote, pointsEach: points, pointsTotal: 2 * points, left: 340 - 2 * points },
  }),
  doreward: () => sentAnswer,
  memberheader: () => never,
};

const show = (more: Answers = {}) => showPart(<PayItForwardPage />, { answers: { ...answers, ...more } });
const send = page.getByRole('button', { name: 'Send', exact: true });
const dialog = page.getByRole('dialog');
const message = page.getByRole('textbox', { name: /Message/ });

async function choosePeople() {
  await page.getByRole('button', { name: 'Select…' }).click();
  for (const { surname } of people.slice(0, 2))
    await dialog
      .getByRole('button', { name: new RegExp(surname) })
      .first()
      .click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function fill() {
  await choosePeople();
  await page.getByRole('radio', { name: 'Act of Courage' }).click({ force: true });
  await page.getByRole('radio', { name: /^50/ }).click({ force: true });
  await message.fill('You stayed until everything ran again.');
}

describe('paying forward', () => {
  test('what it costs and whom it reaches is said before; it is sent once, with what was seen', async () => {
    const held = Promise.withResolvers<void>();
    const asked = await show({
      doreward: async () => {
        await held.promise;
        return sentAnswer;
      },
    });
    await fill();
    await expect.element(page.getByText('2 people × 50 Points')).toBeVisible();
    await expect.element(page.getByText(/240 are left afterwards/)).toBeVisible();
    await expect.element(page.getByText(/seen in the portal only: Priya Botha 2/)).toBeVisible();
    await expectAccessible();
    await send.click();
    await send.click({ force: true });
    held.resolve();
    await expect.element(page.getByText(sentAnswer.message)).toBeVisible();
    await expectAccessible();
    const sent = asked.filter(({ name }) => name === 'doreward');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/.{20,}/);
    expect(sent[0]?.input).toMatchObject({ points: 50, quote: { recipients: 2, pointsTotal: 100 } });
  });

  test('what is missing is said beside its field, and for recipients in a dialog too', async () => {
    const asked = await show();
    await send.click();
    await expect.element(page.getByRole('dialog', { name: 'Recipients required' })).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('button', { name: 'Select…' })).toHaveFocus();
    await expect.element(page.getByText('Please choose a behaviour.')).toBeVisible();
    await expectAccessible();
    expect(asked.filter(({ name }) => name === 'doreward')).toEqual([]);
  });

  test('much is confirmed in words; who turns away stands where they were', async () => {
    const asked = await show({ rewardquote: () => ({ quote: { ...quote, mustConfirm: true } }) });
    await fill();
    await send.click();
    await expect.element(page.getByRole('dialog', { name: 'Give 100 Points to 2 people?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(send).toHaveFocus();
    expect(asked.filter(({ name }) => name === 'doreward')).toEqual([]);
    await send.click();
    await dialog.getByRole('button', { name: 'Give 100 Points' }).click();
    await expect.element(page.getByText(sentAnswer.message)).toBeVisible();
  });

  test('a count that changed meanwhile is shown, and not sent unseen', async () => {
    const changed = { ...quote, recipients: 3, pointsTotal: 150, left: 190 };
    const asked = await show({
      doreward: () => refusedWith('The number of people has changed. Please look again.', 400, { quote: changed }),
    });
    await fill();
    // A quote that is still asked for would come behind the one of the refusal.
    await expect.element(page.getByText('2 people × 50 Points')).toBeVisible();
    await send.click();
    await expect.element(page.getByText('3 people × 50 Points')).toBeVisible();
    await expect.element(page.getByText('The number of people has changed. Please look again.')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'doreward')).toHaveLength(1);
  });

  test('what the server says of a field stands beside it; of the rest in a dialog; the words stay', async () => {
    const refusals = [
      refusedWith('Some fields need attention.', 400, {
        formErrors: { message: 'Please use at most 350 characters.' },
      }),
      refusedWith('There are not enough points for this: insufficient balance.'),
    ];
    await show({ doreward: () => refusals.shift() ?? sentAnswer });
    await fill();
    await send.click();
    await expect.element(page.getByText('Please use at most 350 characters.')).toBeVisible();
    await expect.element(message).toHaveFocus();
    await send.click();
    await expect.element(dialog).toMatchTextContent('insufficient balance');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(message).toHaveValue('You stayed until everything ran again.');
    await send.click();
    await expect.element(page.getByText(sentAnswer.message)).toBeVisible();
  });
});

test('unsent words come back with the form', async () => {
  await show();
  await message.fill('Half a sentence');
  await show();
  await expect.element(message).toHaveValue('Half a sentence');
});

test('a phone has room for all of it', async () => {
  await onPhone();
  await show();
  await choosePeople();
  expectNothingCut(document.body);
});

test('what gives just so many points says so in place of a choice, and gives them', async () => {
  const anniversary = { ...specified.payItForward.anniversary, points: 40 };
  goBy({ ...specified, payItForward: { ...specified.payItForward, anniversary } });
  const asked = await show();
  await fill();
  await page.getByRole('radio', { name: 'Happy Work Anniversary' }).click({ force: true });
  await expect.element(page.getByText('Happy Work Anniversary always gives 40.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^50/ })).not.toBeInTheDocument();
  await expectAccessible();
  await send.click();
  await expect
    .poll(() => asked.filter(({ name }) => name === 'doreward').map(({ input }) => input))
    .toMatchObject([{ reason: 'Happy Work Anniversary', points: 40 }]);
});

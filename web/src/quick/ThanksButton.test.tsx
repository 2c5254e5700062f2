import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetMember } from '#session/forget.ts';
import type { Answers } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { answers, dialog, hits, lookedUp, name, names, people, sendings, sent, words } from '../../test/thanks.ts';
import { chooseKeys } from './key-choice.ts';
import { canThank, openThanks, thanksInstead } from './open-thanks.ts';
import { opened } from './opened.ts';
import { Quick } from './Quick.tsx';
import { ThankBox } from './ThankBox.tsx';

interface Shown {
  more?: Answers;
  member?: Partial<MemberData>;
}

async function show({ more = {}, member = {} }: Shown = {}) {
  opened.set(undefined);
  const asked = await showPart(
    <>
      <h1>Home</h1>
      <Quick member={{ ...thandi, ...member }} />
      <ThankBox />
      <input aria-label="Elsewhere" />
    </>,
    { answers: { ...answers, ...more }, member },
  );
  onTestFinished(() => opened.set(undefined));
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
  return asked;
}

async function begun() {
  await userEvent.keyboard('g');
  await expect.element(names).toHaveFocus();
}

describe('from the key to the card', () => {
  test('by the keyboard alone: a name, a sentence, sent; taken back; and the next', async () => {
    const asked = await show();
    await begun();
    await userEvent.keyboard('Pri');
    await expect.element(hits.getByRole('option', { name: /Priya Botha 2/ })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Remove Priya Botha 2' })).toBeVisible();
    await expect.element(names).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(words).toHaveFocus();
    await userEvent.keyboard('At 9!');
    await expect.element(dialog.getByText('Goes to 1 person')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByText(sent.message)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Thank another' })).toHaveFocus();
    await expectAccessible();
    expect(sendings(asked).map(({ input }) => input)).toMatchObject([
      {
        ...{ what: 'thankyou', reason: 'Thank you', points: 0, sendBy: 'email', message: 'At 9!' },
        recipients: [people[1]?.memberId],
      },
    ]);
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(dialog.getByText('It was taken back.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Thank another' }).click();
    await expect.element(names).toHaveFocus();
    await expect.element(words).toHaveValue('');
    await expect.element(dialog.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  test('the key is nothing where one types, above a dialog, or once it is switched off', async () => {
    onTestFinished(() => chooseKeys(true));
    await show();
    await page.getByLabelText('Elsewhere').click();
    await userEvent.keyboard('g');
    await expect.element(page.getByLabelText('Elsewhere')).toHaveValue('g');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Thank', exact: true }).click();
    await expect.element(names).toHaveFocus();
    await dialog.getByRole('switch', { name: 'The key G opens this' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Thank', exact: true })).toHaveFocus();
    await userEvent.keyboard('g');
    await expect.element(dialog).not.toBeInTheDocument();
    await show();
    await userEvent.keyboard('g');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('who looks as somebody else thanks nobody', async () => {
    await show({ member: { viewing: { role: 'member', until: '2030-01-01T00:00:00.000Z' } } });
    await expect.element(page.getByRole('button', { name: 'Thank', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Who helped/ })).not.toBeInTheDocument();
    expect(openThanks()).toBe(false);
  });
});

describe('a draft', () => {
  test('stays when it is closed, comes back with a way to begin anew, and goes with its member', async () => {
    await show();
    await begun();
    await name('Priya', /Priya Botha 2/);
    await words.fill('Half a sentence');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('link', { name: /Who helped you today/ }).click();
    await expect.element(words).toHaveValue('Half a sentence');
    await expect.element(dialog.getByText('This is what you began.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Begin anew' }).click();
    await expect.element(words).toHaveValue('');
    await expect.element(names).toHaveFocus();
    await words.fill('Another one');
    forgetMember();
    await show();
    await begun();
    await expect.element(words).toHaveValue('');
  });

  test('is of whom one came for', async () => {
    const [priya] = people.slice(1);
    await show({ more: { getmemberget: () => ({ ...lookedUp, memberId: priya?.memberId ?? '' }) } });
    await begun();
    await words.fill('To nobody yet');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(openThanks(priya?.memberId)).toBe(true);
    await expect.element(dialog.getByRole('button', { name: 'Remove Priya Naidoo' })).toBeVisible();
    await expect.element(words).toHaveValue('');
    expect(dialog.getByText('This is what you began.').elements()).toEqual([]);
  });
});

test('a phone has a sheet with room for all of it, and the card behind a line', async () => {
  await onPhone();
  await show();
  await page.getByRole('link', { name: /Who helped you today/ }).click();
  await name('van der', /van der Westhuizen/);
  await dialog.getByText('See how it will look').click();
  await expect.element(dialog.getByRole('article', { name: 'E-card' })).toBeVisible();
  expectNothingCut(document.body);
  expectNothingCut(document.querySelector('dialog [data-panel]') ?? document.body);
  await expectAccessible();
});

test('a link leads to its screen where the composer cannot be opened', () => {
  onTestFinished(() => canThank.set(false));
  canThank.set(false);
  let prevented = 0;
  const plain = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  const press = (more: object = {}) => thanksInstead()({ ...plain, preventDefault: () => (prevented += 1), ...more });
  press();
  press({ ctrlKey: true });
  expect(prevented).toBe(0);
});

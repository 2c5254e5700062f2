import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { answers, goesFirst, document as specified } from '../../test/versions.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

async function show(refused: string[] = [], more: Answers = {}, capability: 'programme' | 'auditor' = 'programme') {
  await navigate('/?part=comments', { replace: true });
  const document: ProgrammeDocument = { ...specified, comments: { refused } };
  return showPart(<ProgrammePage />, {
    answers: { ...answers, programmenow: () => ({ ...goesFirst, goes: { ...goesFirst.goes, document } }), ...more },
    member: { capabilities: [capability] },
  });
}

const field = () => page.getByRole('textbox', { name: 'Words that are not used in comments' });
const review = () => page.getByRole('link', { name: 'Review changes' }).click();
const discard = () => page.getByRole('button', { name: 'Discard…' });

describe('words that are not used in comments', () => {
  test('are pasted one a line, counted, and saved without what is empty around them', async () => {
    const asked = await show(['idiot*']);
    await expect.element(field()).toHaveValue('idiot*');
    await expect.element(page.getByText('1 of 500').first()).toBeVisible();
    await expectAccessible();
    await field().fill('idiot*\n\n  foo, bar \r\nass\n');
    await expect.element(page.getByText('3 of 500').first()).toBeVisible();
    await expect.element(field()).toHaveValue('idiot*\n\n  foo, bar \nass\n');
    await review();
    await page.getByRole('textbox', { name: 'Why?' }).fill('The works council');
    await page.getByRole('button', { name: /^(?:Save|Ask)/ }).click();
    await expect
      .poll(() => asked.filter(({ name }) => name === 'saveprogramme').map(({ input }) => input))
      .toMatchObject([{ parts: { comments: { refused: ['idiot*', 'foo, bar', 'ass'] } } }]);
  });

  test('are typed line by line', async () => {
    await show();
    await field().click();
    await userEvent.keyboard('foo bar{Enter}{Enter}ass');
    await expect.element(field()).toHaveValue('foo bar\n\nass');
    await expect.element(page.getByText('2 of 500').first()).toBeVisible();
  });

  test('are none of the draft when they are as they were, and come back when it is discarded', async () => {
    await show(['ass']);
    await field().fill('ass\n\n');
    await expect.element(discard()).not.toBeInTheDocument();
    await field().fill('foo');
    await discard().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(field()).toHaveValue('ass');
  });

  test('tell which line is wrong, and what is in it', async () => {
    await show();
    await field().fill(`foo bar\n\nFoo-Bar\n***\n${'x'.repeat(61)}`);
    await review();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription(/Line 2, “Foo-Bar”: “foo bar” is listed already\./);
    await expect.element(field()).toHaveAccessibleDescription(/Line 3, “\*\*\*”: Please write a letter or a digit\./);
    await expect.element(field()).toHaveAccessibleDescription(/Line 4, “x{30}…”: /);
    await expect.element(page.getByRole('link', { name: 'Comments something is wrong here' })).toBeVisible();
    await expectAccessible();
    await field().fill('foo');
    await expect.element(page.getByText('is listed already', { exact: false })).not.toBeInTheDocument();
  });

  test('that are too many are told so, and of many lines that are wrong the first', async () => {
    await show();
    const words = Array.from({ length: 501 }, (_, n) => `word ${n}`);
    await field().fill(words.join('\n'));
    await expect.element(page.getByText('501 of 500').first()).toBeVisible();
    await review();
    await expect.element(field()).toHaveAccessibleDescription(/Please list at most 500\./);
    await field().fill('-\n'.repeat(8));
    await review();
    await expect.element(field()).toHaveAccessibleDescription(/Line 1, “-”.*Line 5, “-”.*3 more lines are wrong\./);
    expect(page.getByText('Line 6,', { exact: false }).elements()).toEqual([]);
  });

  test('are told by what the server says of a line', async () => {
    await show(['ass'], {
      tryprogramme: () => refusedWith('Wrong.', 400, { formErrors: { 'comments.refused.1': 'Not this one.' } }),
    });
    await field().fill('ass\nfoo');
    await review();
    await expect.element(page.getByText('Line 2, “foo”: Not this one.')).toBeVisible();
  });

  test('are read by an auditor, who changes none', async () => {
    await show(['ass'], {}, 'auditor');
    await expect.element(field()).toBeDisabled();
    await expect.element(field()).toHaveValue('ass');
  });
});

test('many and long words stand whole on a phone', async () => {
  await onPhone();
  await show(Array.from({ length: 300 }, (_, n) => `donaudampfschifffahrtsgesellschaft ${n}`));
  await expect.element(field()).toBeVisible();
  expectNothingCut(document.body);
});

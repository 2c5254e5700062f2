import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { MentionField, type MentionFieldProps } from './MentionField.tsx';
import { type MentionText, mentionsToSend, nothingWritten } from './mentions.ts';
import * as texts from './texts.ts';

const everyone = colleagues(12);
const called = (search: string) =>
  everyone.filter(({ firstname, surname }) => `${firstname} ${surname}`.toLowerCase().includes(search.toLowerCase()));
const answers: Answers = {
  getmemberlist: ({ search = '' }) => ({ memberList: called(search), picIds: [], isMore: false }),
};

const area = page.getByRole('textbox', { name: 'Comment' });
const list = page.getByRole('listbox', { name: 'Members found' });
const hits = page.getByRole('option');
const hit = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}\\b`) });
const chosen = page.getByRole('option', { selected: true });
const status = page.getByRole('status').filter({ hasNotText: 'remaining' });
const type = (keys: string) => userEvent.keyboard(keys);
/** Letter by letter without a rest, however slow the machine is. */
const typeAtOnce = (words: string) => {
  for (const letter of words) document.execCommand('insertText', false, letter);
};

type Options = Partial<Omit<MentionFieldProps, 'value' | 'onChange'>> & { begun?: MentionText };

/** Shows the field; answers what was asked, and what would be sent. */
async function shown({ begun = nothingWritten, ...options }: Options = {}, more: Answers = {}) {
  let written = begun;
  function Comment() {
    const [value, setValue] = useState(begun);
    written = value;
    return <MentionField label="Comment" max={500} minRows={3} {...options} value={value} onChange={setValue} />;
  }
  const asked = await showPart(<Comment />, { answers: { ...answers, ...more } });
  await area.click();
  const searches = () => asked.filter(({ name }) => name === 'getmemberlist').map(({ input }) => input);
  return { searches, sent: () => mentionsToSend(written) };
}

const caret = () => {
  const { selectionStart, selectionEnd } = area.element() as HTMLTextAreaElement;
  expect(selectionStart).toBe(selectionEnd);
  return selectionStart;
};

describe('naming somebody', () => {
  test('by the keyboard alone: what is typed finds, arrows move, Enter and Tab choose, and the focus stays', async () => {
    const { sent, searches } = await shown();
    await type('Thanks @');
    await expect.element(page.getByText(say(texts.keepTyping)).first()).toBeVisible();
    await expectAccessible();
    typeAtOnce('johan');
    await expect.element(hits).toHaveLength(3);
    await expect.element(chosen).toMatchTextContent('Johan Botha 1');
    await expect.element(area).toHaveAttribute('aria-activedescendant', chosen.element().id);
    await expect.element(area).toHaveAttribute('aria-controls', list.element().id);
    await expectAccessible();
    await type('{ArrowDown}');
    await expect.element(chosen).toMatchTextContent('Johan Botha 5');
    await type('{ArrowUp}{ArrowUp}');
    await expect.element(chosen).toMatchTextContent('Johan Botha 9');
    await type('{Enter}');
    await expect.element(area).toHaveValue('Thanks @Johan Botha 9 ');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(area).not.toHaveAttribute('aria-controls');
    await expect.element(status).toHaveTextContent('Johan Botha 9 added.');
    typeAtOnce('and @priya bo');
    await expect.element(hits).toHaveLength(3);
    await type('{Tab}!');
    await expect.element(area).toHaveFocus();
    await expect.element(area).toHaveValue('Thanks @Johan Botha 9 and @Priya Botha 2 !');
    expect(sent()).toEqual({ text: 'Thanks @{1} and @{2} !', mentions: ['1.200009', '1.200002'] });
    // As much as is sent.
    await expect.element(page.getByText('478 characters remaining')).toBeVisible();
    expect(searches()).toEqual(
      ['johan', 'priya bo'].map((search) => ({ search, countryCode: '', divisionCode: '', includeSelf: false })),
    );
  });

  test('by a click, in the midst of a text; the caret stands behind the name, and the browser can take it back', async () => {
    const { sent } = await shown({ begun: { text: 'Thanks  so much', mentions: [] } });
    await type('{Home}{ArrowRight>7}@lerato');
    await hit('Lerato Botha 8').click();
    await expect.element(area).toHaveFocus();
    await expect.element(area).toHaveValue('Thanks @Lerato Botha 8 so much');
    expect(caret()).toBe('Thanks @Lerato Botha 8 '.length);
    expect(sent().mentions).toEqual(['1.200008']);
    await type('{Control>}z{/Control}');
    await expect.element(area).toHaveValue('Thanks @lerato so much');
  });

  test('of many the first are shown, and it is said that there are more', async () => {
    await shown();
    typeAtOnce('@botha');
    await expect.element(hits).toHaveLength(6);
    await expect.element(status).toHaveTextContent('The first 6 are shown. Keep typing to find others.');
    await expectAccessible();
  });

  test('by a button, for who does not type the sign', async () => {
    await shown({ begun: { text: 'Thanks', mentions: [] } });
    await type('{End}');
    const button = page.getByRole('button', { name: 'Name somebody' });
    await button.click();
    await expect.element(area).toHaveFocus();
    await expect.element(area).toHaveValue('Thanks @');
    await type('sipho{Escape}');
    await button.click();
    await expect.element(area).toHaveValue('Thanks @sipho');
    await hit('Sipho Botha 7').click();
    await expect.element(area).toHaveValue('Thanks @Sipho Botha 7 ');
  });

  test('Backspace behind a name takes it as a whole, and it can be taken back', async () => {
    const { sent } = await shown();
    await type('@sipho');
    await hit('Sipho Botha 7').click();
    await type('{Backspace}');
    await expect.element(area).toHaveValue('@Sipho Botha 7');
    await expect.element(list).not.toBeInTheDocument();
    await type('{Backspace}');
    await expect.element(area).toHaveValue('');
    expect(sent().mentions).toEqual([]);
    await type('{Control>}z{/Control}');
    await expect.element(area).toHaveValue('@Sipho Botha 7');
    expect(sent().mentions).toEqual(['1.200007']);
  });

  test('who has not registered is shown, and is not named', async () => {
    const memberList = colleagues(1).map((one) => ({ ...one, memberId: '0.200001' }));
    await shown({}, { getmemberlist: () => ({ memberList, picIds: [], isMore: false }) });
    await type('@wilhelmina');
    await expect.element(hits).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
    await type('{Enter}');
    await expect.element(area).toHaveValue('@wilhelmina');
    await expect.element(list).toBeVisible();
  });
});

describe('what is no name', () => {
  test('Escape leaves the sign as it is, and the list closed until another is typed', async () => {
    await shown();
    await type('@pri{Escape}');
    await expect.element(page.getByText(say(texts.keepTyping))).not.toBeInTheDocument();
    await type('ya{Enter}');
    await expect.element(area).toHaveValue('@priya\n');
    await type('@sipho');
    await expect.element(hits).toHaveLength(3);
  });

  test('an address of e-mail opens nothing, nor does a caret that passes by', async () => {
    const { searches } = await shown({ begun: { text: 'See @priya', mentions: [] } });
    await type('{End}{ArrowLeft}{ArrowRight}');
    await expect.element(list).not.toBeInTheDocument();
    await type(' or priya@laurel.example{Enter}');
    await expect.element(area).toHaveValue('See @priya or priya@laurel.example\n');
    expect(searches()).toEqual([]);
  });

  test('who goes elsewhere leaves the list', async () => {
    await shown();
    await type('@sipho');
    await expect.element(list).toBeVisible();
    await type('{Shift>}{Tab}{/Shift}');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('letters that are being put together keep their keys', async () => {
    await shown();
    await type('@sipho');
    await expect.element(list).toBeVisible();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    area.element().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    await expect.element(area).toHaveValue('@sipho');
  });
});

describe('while it waits, and when it fails', () => {
  test('rows stand where people will be; Enter looks at once and adds no line', async () => {
    const { searches } = await shown({}, { getmemberlist: () => never });
    await type('@si');
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expectAccessible();
    await type('{Enter}');
    await expect.element(area).toHaveValue('@si');
    await expect.poll(searches).toHaveLength(1);
  });

  test('those who are shown are narrowed at once', async () => {
    await shown(
      {},
      { getmemberlist: ({ search }) => (search === 'bo' ? { memberList: everyone, picIds: [], isMore: true } : never) },
    );
    await type('@bo');
    await expect.element(hits).toHaveLength(6);
    await type('tha 3');
    await expect.element(hits).toHaveLength(1);
    await expect.element(chosen).toMatchTextContent('Sipho Botha 3');
  });

  test('nobody is said', async () => {
    await shown();
    await type('@nemo');
    await expect.element(status).toHaveTextContent('No members found.');
    await expect.element(area).not.toHaveAttribute('aria-controls');
    await expectAccessible();
  });

  test('says so in its place, and tries again', async () => {
    let isBroken = true;
    await shown(
      {},
      {
        getmemberlist: () => (isBroken ? refusedWith('No.', 403) : { memberList: everyone, picIds: [], isMore: false }),
      },
    );
    await type('@sipho');
    await expect.element(page.getByRole('alert')).toMatchTextContent('The members could not be loaded');
    await expectAccessible();
    isBroken = false;
    await type('{Tab}{Enter}');
    await expect.element(list).toBeVisible();
    await expect.element(area).toHaveFocus();
  });
});

test('what is sent stays as it is', async () => {
  await shown({ begun: { text: 'Thanks', mentions: [] }, isWaiting: true, error: 'Somebody is named twice.' });
  await type('@sipho');
  await expect.element(area).toHaveValue('Thanks');
  await expect.element(area).toHaveAccessibleDescription(/Somebody is named twice\./);
  await expectAccessible();
});

test.each(['ltr', 'rtl'])('on a phone everything has room, the longest name too, where lines run %s', async (dir) => {
  document.documentElement.dir = dir;
  onTestFinished(() => void document.documentElement.removeAttribute('dir'));
  await onPhone();
  await shown();
  await type('@wilhelmina');
  await expect.element(hits).toHaveLength(1);
  expectNothingCut(document.body);
  await expectAccessible();
  await type('{Enter}');
  await expect.element(area).toHaveValue('@Wilhelmina-Charlotte Emmanuelle van der Westhuizen-Featherstonehaugh ');
  expectNothingCut(document.body);
});

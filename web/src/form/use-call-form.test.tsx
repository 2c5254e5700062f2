import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setToken } from '#api/token.ts';
import { keptInTab } from '#lib/kept.ts';
import { keepDraft } from '#session/drafts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { type Answers, lineLost, refusedWith } from '../../test/answers.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { type CallFormOptions, useCallForm } from './use-call-form.ts';

interface Values {
  category: string;
  title: string;
  idea: string;
}
type Options = CallFormOptions<'ideasubmit', Values>;

const rules = () => import('@laurel/contract/calls/ideas/ideasubmit').then(({ ideasubmit }) => ideasubmit);
const sentAs = 'Sent: ';

function IdeaForm(options: Partial<Options> & { onEnd: (words: string) => void }) {
  const form = useCallForm<'ideasubmit', Values>({
    name: 'ideasubmit',
    rules,
    empty: { category: 'Current challenges', title: '', idea: '' },
    draft: { place: 'test', isBegun: ({ title }) => title !== '' },
    inputOf: (values) => ({ ...values }),
    onSent: (_answer, { title }) => options.onEnd(sentAs + title),
    ...options,
  });
  const { values, errors, change, isSending } = form;
  return (
    <form {...form.form} aria-label="Idea">
      <TextInput
        label="Title"
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextInput
        label="Words"
        value={values.idea}
        error={errors.idea}
        onChange={(event) => change({ idea: event.currentTarget.value })}
      />
      <Button type="submit" isWaiting={isSending}>
        Send
      </Button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}

const ok: Answers = { ideasubmit: () => ({ message: 'Thanks.', ideaBoxId: '7' }) };
const title = page.getByLabelText('Title');
const words = page.getByLabelText('Words');
const send = page.getByRole('button', { name: 'Send' });

async function shown(options: Partial<Options> = {}, answers: Answers = ok) {
  const ended: string[] = [];
  const asked = await showPart(<IdeaForm {...options} onEnd={(said) => ended.push(said)} />, { answers });
  return { ended, sent: () => asked.filter(({ name }) => name === 'ideasubmit') };
}

async function filled() {
  await title.fill('Bicycles');
  await words.fill('A shed for them.');
}

// Unsent words are somebody's: of who is signed on.
beforeEach(() => setToken('a token'));
afterEach(() => {
  setToken(null);
  for (const key of keptInTab.keys()) keptInTab.write(key, null);
});

describe('a form that is wrong', () => {
  test('is not sent; each field says why in the words of the contract, and the first has the focus', async () => {
    const { sent } = await shown();
    await send.click();
    await expect.element(page.getByText('Please give your idea a title.')).toBeVisible();
    await expect.element(page.getByText('Please describe your idea.')).toBeVisible();
    await expect.element(title).toHaveFocus();
    await expectAccessible();
    expect(sent()).toEqual([]);
  });

  test('loses the error of a field that is changed, and keeps the others', async () => {
    await shown();
    await send.click();
    await title.fill('Bicycles');
    await expect.element(page.getByText('Please give your idea a title.')).not.toBeInTheDocument();
    await expect.element(page.getByText('Please describe your idea.')).toBeVisible();
  });

  test('is told by the server where the schema does not come, beside the same field', async () => {
    const refused = refusedWith('No.', 400, { formErrors: { idea: 'Somebody had this idea before.' } });
    const { sent } = await shown({ rules: () => Promise.reject(new Error('Offline.')) }, { ideasubmit: () => refused });
    await filled();
    await send.click();
    await expect.element(page.getByText('Somebody had this idea before.')).toBeVisible();
    await expect.element(words).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });
});

describe('a form that is right', () => {
  test('is sent once, by Enter too, and its unsent words are forgotten', async () => {
    const { ended, sent } = await shown();
    await filled();
    await title.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => ended).toEqual(['Sent: Bicycles']);
    expect(sent()).toHaveLength(1);
    expect(keptInTab.read('laurel.drafts')).toBeNull();
  });

  test('that was not answered goes again under the same key; a new one has another', async () => {
    let isLost = true;
    const { ended, sent } = await shown(
      { errors: 'screen' },
      {
        ideasubmit: () => {
          if (isLost) throw lineLost;
          return { message: 'Thanks.', ideaBoxId: '7' };
        },
      },
    );
    await filled();
    await send.click();
    await expect.poll(() => sent().length).toBe(1);
    isLost = false;
    await expect.element(send).toBeEnabled();
    await send.click();
    await expect.poll(() => ended.length).toBe(1);
    await page.getByRole('button', { name: 'Reset' }).click();
    await filled();
    await send.click();
    await expect.poll(() => ended.length).toBe(2);
    const [first, again, another] = sent().map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([again === first, another === first]).toEqual([true, false]);
  });

  test('is not sent by who turns away, who stands on the button again', async () => {
    const { sent } = await shown({ prepare: () => undefined });
    await filled();
    await send.click();
    await expect.element(send).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test.each([
    ['throws', () => () => Promise.reject(lineLost)],
    [
      'throws at once',
      () => () => {
        throw lineLost;
      },
    ],
  ])('whose question %s tells it and is not sent; it can be sent again as it was', async (_how, failing) => {
    let prepare: Options['prepare'] = failing();
    const { ended, sent } = await shown({ prepare: (...asked) => prepare?.(...asked) });
    await filled();
    await send.click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(send).toHaveFocus();
    expect(sent()).toEqual([]);
    prepare = (input) => input;
    await send.click();
    await expect.poll(() => ended).toEqual(['Sent: Bicycles']);
    expect(sent()).toHaveLength(1);
  });

  test('whose question throws leaves the telling to a screen that has words of its own', async () => {
    const told: unknown[] = [];
    const onFailed = (...failed: unknown[]) => void told.push(failed);
    const { sent } = await shown({ prepare: () => Promise.reject(lineLost), onFailed });
    await filled();
    await send.click();
    await expect.poll(() => told).toEqual([[lineLost, undefined]]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

test('what was written is kept, and is there again when the form opens anew', async () => {
  keepDraft(thandi.memberId, 'test', { category: 'Current challenges', title: 'Bicycles', idea: '' }, Date.now());
  await shown();
  await expect.element(title).toHaveValue('Bicycles');
  await words.fill('A shed for them.');
  await expect.poll(() => String(keptInTab.read('laurel.drafts'))).toContain('A shed for them.');
});

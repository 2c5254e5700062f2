import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { expectAccessible, onPhone, showPart } from '../../test/part.tsx';
import { aText, aVersion, noDifference } from '../../test/words.ts';
import { TextPage } from './TextPage.tsx';

const area = page.getByRole('textbox', { name: /^Text/ });
const title = page.getByRole('textbox', { name: /^Title/ });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const draft = { title: 'Questions', markdown: 'Theirs', changedBy: 'Cyd Quick', dateChanged: '2026-11-20T10:00:00Z' };

function answers(more: Answers = {}): Answers {
  return {
    contentblock: () => aText,
    contentversions: () => ({ versions: [aVersion], total: 1 }),
    contentpreview: ({ markdown }) => ({ content: `<p>${markdown}</p>` }),
    contentdifference: () => noDifference,
    ...more,
  };
}
const show = (more: Answers = {}, capability: 'content' | 'auditor' = 'content') =>
  showPart(<TextPage contentKey="faq" language="en" />, {
    member: { capabilities: [capability] },
    answers: answers(more),
  });

test('words from Word keep their shape, the tools work by keyboard, and the preview follows', async () => {
  await show();
  await area.fill('');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<p class=MsoNormal>We are <b>open</b>.<o:p></o:p></p>');
  area.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(area).toHaveValue('We are **open**.');
  await expect.element(page.getByRole('region', { name: 'Preview' }).getByText('We are **open**.')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}i{/Control}');
  await expect.element(area).toHaveValue('*We are **open**.*');
  await button('Heading').click();
  (button('Heading').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(button('Picture')).toHaveFocus();
  await expectAccessible();
});

test('what somebody else saved meanwhile is told, and nothing of either is lost until one chooses', async () => {
  let text = { ...aText };
  const asked = await show({
    contentblock: () => text,
    contentdraftsave: ({ revision }) =>
      revision === text.revision
        ? { message: 'The draft is saved.', revision: revision + 1 }
        : refusedWith('Cyd Quick was quicker and has changed this text meanwhile.', 400, {
            ...{ changedBy: 'Cyd Quick', dateChanged: draft.dateChanged, revision: text.revision },
          }),
  });
  await area.fill('Mine');
  text = { ...aText, revision: 4, draft };
  await button('Save draft').click();
  await button('OK').click();
  await expect.element(page.getByRole('heading', { name: 'Cyd Quick was quicker' })).toBeVisible();
  await expect.element(area).toHaveValue('Mine');
  await expectAccessible();
  await button('Go on with mine').click();
  await button('Save draft').click();
  await expect
    .poll(() => asked.filter(({ name }) => name === 'contentdraftsave').at(-1)?.input)
    .toMatchObject({
      markdown: 'Mine',
      revision: 4,
    });
});

test('who takes what the other wrote has it in the form', async () => {
  let text = { ...aText };
  await show({ contentblock: () => text });
  await area.fill('Mine');
  text = { ...aText, revision: 4, draft };
  await queryClient.invalidateQueries({ queryKey: ['contentblock'] });
  await button('Take theirs').click();
  await expect.element(area).toHaveValue('Theirs');
  await expect.element(button('Take theirs')).not.toBeInTheDocument();
});

test('where nothing was written, what somebody else saved is simply there', async () => {
  let text = { ...aText };
  await show({ contentblock: () => text });
  await expect.element(area).toHaveValue('Old');
  text = { ...aText, revision: 4, draft };
  await queryClient.invalidateQueries({ queryKey: ['contentblock'] });
  await expect.element(area).toHaveValue('Theirs');
});

test('unsaved words are in the tab when one comes back', async () => {
  await show();
  await area.fill('Half a sentence');
  await expect.poll(() => sessionStorage.getItem('laurel.drafts')).toContain('Half a sentence');
  await expect.element(page.getByText('Not saved yet. This tab keeps it for you.')).toBeVisible();
  await button('Back to what is saved').click();
  await expect.element(area).toHaveValue('Old');
});

test('a moment is asked for where it is to be later, and told in words', async () => {
  const asked = await show({
    contentpublish: () => ({ message: 'Planned.', revision: 4, version: 3 }),
  });
  await button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText('At a moment').click();
  await dialog.getByRole('button', { name: 'Plan' }).click();
  await expect.element(dialog.getByText('Please choose a day and a time.')).toBeVisible();
  await dialog.getByLabelText(/^Day and time/).fill('2030-01-02T08:30');
  await expect.element(dialog.getByText(/Members read it from 2 Jan 2030 08:30/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Plan' }).click();
  await expect
    .poll(() => asked.find(({ name }) => name === 'contentpublish')?.input)
    .toMatchObject({ dateFrom: new Date('2030-01-02T08:30').toISOString(), revision: 3 });
});

test('an auditor looks, and writes nothing', async () => {
  await show({}, 'auditor');
  await expect.element(page.getByText('You may read this, and not change it.')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(button(/^What changed/)).toBeVisible();
  await expect.element(button(/^Return to this/)).not.toBeInTheDocument();
});

test('on a phone one writes or looks', async () => {
  await onPhone();
  await show();
  await expect.element(area).toBeVisible();
  await page.getByText('Preview').first().click();
  await expect.element(area).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectAccessible();
});

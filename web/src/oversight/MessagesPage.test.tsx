import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { message, messagelist } from '../../test/oversight.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { MessagesPage } from './MessagesPage.tsx';

const answers = { messagelist: () => messagelist, messageone: () => message };

test('an auditor sees messages and why they failed, and is offered nothing to do', async () => {
  await navigate('/messages?state=stuck');
  await showPart(<MessagesPage />, { answers, member: { capabilities: ['auditor'] } });
  await page.getByRole('button', { name: 'An e-card' }).click();
  const dialog = page.getByRole('dialog', { name: 'An e-card' });
  await expect.element(dialog.getByText('550 no such user')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Send all again' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('on a phone nothing is cut, and all of a state can be sent again', async () => {
  await onPhone();
  await navigate('/messages?state=stuck');
  await showPart(<MessagesPage />, { answers, member: { capabilities: ['people'] } });
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Stuck (1)');
  await expect.element(page.getByRole('button', { name: 'Send all again' })).toBeVisible();
  await expect.element(page.getByText('refuses it for good', { exact: false })).toBeVisible();
  expectNothingCut(page.getByRole('main').element());
});

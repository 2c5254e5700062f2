import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { contact, inboxkeepers, inboxlist } from '../../test/inbox.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { InboxPage } from './InboxPage.tsx';

const answers = { inboxlist: () => inboxlist, inboxone: () => contact, inboxkeepers: () => inboxkeepers };

test('an auditor reads a message and what was done with it, and is offered nothing to do', async () => {
  await navigate('/inbox');
  await showPart(<InboxPage />, { answers, member: { capabilities: ['auditor'] } });
  await page.getByRole('button', { name: 'Where is my card?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message 17' });
  await expect.element(dialog.getByText('Con Tent answered')).toBeVisible();
  await expect.element(dialog.getByText('The e-mail did not get through.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible();
});

test('on a phone nothing is cut, however long a word is', async () => {
  await onPhone();
  await navigate('/inbox');
  const long = { ...contact, name: 'O'.repeat(80), email: `${'o'.repeat(60)}@out.example`, beginning: 'w'.repeat(200) };
  await showPart(<InboxPage />, {
    answers: { ...answers, inboxlist: () => ({ ...inboxlist, contacts: [long] }) },
    member: { capabilities: ['content'] },
  });
  await expect.element(page.getByText('An answer did not get through')).toBeVisible();
  expectNothingCut(page.getByRole('main').element());
});

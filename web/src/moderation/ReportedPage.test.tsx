import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { reportedCard, reportedlist } from '../../test/moderation.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { ReportedPage } from './ReportedPage.tsx';

const answers = { reportedlist: () => reportedlist, reportedone: () => reportedCard };

test('who reported a card themselves reads it, and a colleague decides', async () => {
  await navigate('/reported');
  const own = { ...reportedCard, isOwn: true };
  await showPart(<ReportedPage />, {
    answers: { ...answers, reportedone: () => own },
    member: { capabilities: ['moderator'] },
  });
  await page.getByRole('button', { name: 'Thank you' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card 17' });
  await expect.element(dialog.getByText('Bob Best: it hurts or insults')).toBeVisible();
  await expect.element(dialog.getByText('a colleague decides', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Hide it' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('on a phone nothing is cut', async () => {
  await onPhone();
  await navigate('/reported');
  await showPart(<ReportedPage />, { answers, member: { capabilities: ['moderator'] } });
  await expect.element(page.getByText('1 report', { exact: true })).toBeVisible();
  expectNothingCut(page.getByRole('main').element());
});

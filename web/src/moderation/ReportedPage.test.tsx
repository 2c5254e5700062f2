import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { reportedCard, reportedComment, reportedlist } from '../../test/moderation.ts';
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
  await page.getByRole('button', { name: 'Thank you', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Card 17' });
  await expect.element(dialog.getByText('Bob Best: it hurts or insults')).toBeVisible();
  await expect.element(dialog.getByText('a colleague decides', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Hide it' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a comment is read as it is and as it was when it was reported, and its writer is written to', async () => {
  await navigate('/reported');
  await showPart(<ReportedPage />, {
    answers: { ...answers, reportedone: () => reportedComment },
    member: { capabilities: ['moderator'] },
  });
  await page.getByRole('button', { name: 'Comment on Thank you' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comment 5' });
  await expect.element(dialog.getByText('Well done, Bob Best.')).toBeVisible();
  await expect.element(dialog.getByText('At last, Bob Best.')).toBeVisible();
  await expect.element(dialog.getByText('Written on card 17: Thank you, from Ann Able')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'See it where it stands' }))
    .toHaveAttribute('href', '/recentrecognition/1.34');
  await expect.element(dialog.getByRole('combobox', { name: 'Write to' })).toHaveTextContent('Who wrote it');
  await expect.element(dialog.getByText('What else of Cy Case was reported')).toBeVisible();
  await expectAccessible();
});

test('on a phone nothing is cut', async () => {
  await onPhone();
  await navigate('/reported');
  await showPart(<ReportedPage />, { answers, member: { capabilities: ['moderator'] } });
  await expect.element(page.getByText('1 report', { exact: true }).first()).toBeVisible();
  expectNothingCut(page.getByRole('main').element());
});

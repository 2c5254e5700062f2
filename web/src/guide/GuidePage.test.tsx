import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { GuideList } from './GuideList.tsx';
import { pages } from './guide-pages.tsx';
import { OneGuidePage } from './OneGuidePage.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name });
const budgets = pages.find((entry) => entry.page === 'budgets') as (typeof pages)[number];

test('who manages finds the pages of managers, by the words of their titles', async () => {
  await showPart(<GuideList />, { member: { capabilities: ['manager'] } });
  await expect.element(link(/^Review nominations/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'For managers' })).toBeVisible();
  await expect.element(link(/^Corrections/)).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('Until when points');
  await expect.element(link(/^Your budget/)).toBeVisible();
  await expect.element(link(/^Review nominations/)).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('elephants');
  await expect.element(page.getByRole('status').getByText('No page speaks of that.')).toBeVisible();
  await expectAccessible();
});

test('a page has its text and its pictures, the way to its screen and to the pages beside it', async () => {
  await showPart(<OneGuidePage entry={budgets} />, { member: { capabilities: ['administrator'] } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Budgets' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'To grant' })).toBeVisible();
  await expect.poll(() => document.querySelector('img')?.src).toMatch(/budgets\.webp/);
  await expect.element(link('Open this screen')).toHaveAttribute('href', '/budgets');
  await expect.element(link('second person').first()).toHaveAttribute('href', '/guide/second-person');
  await expect.element(link('Before: Data Upload')).toBeVisible();
  await expect.element(link('Next: Recognise')).toBeVisible();
  await expectAccessible();
});

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { people } from './people.ts';

const onAWideDesk = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

test('Home begins with what waits for a manager, and colleagues are seen without scrolling', async ({ pageOf }) => {
  const page = await pageOf(people.johan);
  await onAWideDesk(page);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('link')).toHaveText(['One after the other', /^\d+ nominations? to review.+$/]);
  await expect(page.getByRole('heading', { name: 'Celebrating today' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Recent nominations' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /runs until \d{1,2} [A-Z][a-z]{2} \d{4}/ })).toBeAttached();
  await waiting.getByRole('link', { name: /nominations? to review/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nominations Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review', exact: false }).first()).toBeVisible();
});

test('an administrator comes to the ideas that wait, also those of earlier months', async ({ pageOf }) => {
  const page = await pageOf(people.priya);
  const ideas = page.getByRole('link', { name: /ideas? to review/ });
  const count = Number.parseInt(await ideas.innerText(), 10);
  await ideas.click();
  await expect(page.getByLabel('Status')).toHaveValue('N');
  await expect(page.getByRole('button', { name: /^Review / })).toHaveCount(count);
});

test('a member without such a role is told of nothing that waits', async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  await onAWideDesk(page);
  await expect(page.getByRole('heading', { name: 'Celebrating today' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Waiting for you')).toBeHidden();
});

import { expect, type Page } from '@playwright/test';

/** Nominates somebody on the screen, from an empty form on. */
export async function nominateOn(page: Page, { nominee, words }: { nominee: string; words: string }): Promise<void> {
  const picker = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Select…' }).click();
  await picker.getByLabel('Search').fill(nominee);
  await picker
    .getByRole('button', { name: new RegExp(nominee) })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('checkbox', { name: 'Act of Courage' }).check();
  await page.getByRole('textbox', { name: /Reason/ }).fill(words);
  await page.getByRole('button', { name: /^(?:Submit|Send)/ }).click();
  await expect(page.getByText(/successfully/i).first()).toBeVisible();
}

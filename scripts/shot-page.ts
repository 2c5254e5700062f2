import type { Page } from '@playwright/test';
import { quiet } from '../e2e/quiet.ts';
import { type Person, still } from './shot-list.ts';
import { isHeldBack, type State } from './shot-states.ts';

export async function signOn(page: Page, person: Person) {
  if (person === 'nobody') await page.goto('/contactus');
  else {
    await page.goto(`/sso/idplogin?login_hint=${person}@laurel.example`);
    await page.waitForURL(({ pathname }) => !/^\/(sso|loginsuccess)/.test(pathname));
  }
  await page.getByRole('button', { name: 'Accept all' }).click();
}

/** Everything has come and nothing moves; while loading, all that comes without the server's answers. */
export async function settled(page: Page, state: State | 'act') {
  if (state === 'loading') await quiet(page, isHeldBack);
  else {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await still(page);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

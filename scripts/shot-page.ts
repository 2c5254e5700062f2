import type { BrowserContextOptions, Page } from '@playwright/test';
import { quiet } from '../e2e/quiet.ts';
import { type Person, still } from './shot-list.ts';
import { isHeldBack, type State } from './shot-states.ts';

/** In whose place a picture is taken, and that nothing in it moves or comes from a worker. */
export const onlooker: BrowserContextOptions = {
  locale: 'en-ZA',
  timezoneId: 'Africa/Johannesburg',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

const consent = JSON.stringify({ mandatory: true, functional: true, third: true });

/** Somebody is signed on, and was asked about what a browser keeps before, in whatever language. */
export async function signOn(page: Page, person: Person) {
  await page.addInitScript((said) => localStorage.setItem('laurel.consent', said), consent);
  if (person === 'nobody') await page.goto('/contactus');
  else {
    await page.goto(`/sso/idplogin?login_hint=${person}@laurel.example`);
    await page.waitForURL(({ pathname }) => !/^\/(sso|loginsuccess)/.test(pathname));
  }
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

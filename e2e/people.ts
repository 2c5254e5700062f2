import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { watchRequests } from './quiet.ts';

/** The demonstration's people, by what they are. */
export const people = {
  thandi: 'thandi.mokoena@laurel.example',
  johan: 'johan.botha@laurel.example',
  priya: 'priya.naidoo@laurel.example',
  lerato: 'lerato.dlamini@laurel.example',
  sipho: 'sipho.khumalo@laurel.example',
  emre: 'emre.sahin@laurel.example',
  emma: 'emma.fischer@laurel.example',
  luca: 'luca.rossi@laurel.example',
  ana: 'ana.silva@laurel.example',
} as const;

/** Signs on through the identity provider, without a click on its page, and comes to the address. */
export async function signOn(page: Page, email: string, address = '/'): Promise<void> {
  watchRequests(page);
  await page.goto(`/sso/idplogin?${new URLSearchParams({ login_hint: email, returnTo: address })}`);
  await page.waitForURL((url) => !['/loginsuccess', '/sso'].some((path) => url.pathname.startsWith(path)));
}

/** Nothing loads any more, and what moves in or out has arrived: colours are only then what they are. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]:not([data-part] *)') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}

/** Also what WCAG 2.2 adds and axe leaves out unless asked: targets of 24 pixels. What is in order is not told one by one. */
const everyRule: axe.RunOptions = { rules: { 'target-size': { enabled: true } } };
const colourRules: axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** No accessibility violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await violationsOf(page, everyRule)).toEqual([]);
}

/** The same of a state on the way through a journey. Each screen is looked at by itself, so the gate leaves these looks to the sweeps. */
export async function expectStateAccessible(page: Page): Promise<void> {
  if (process.env.E2E_STATES !== 'off') await expectAccessible(page);
}

/** The page in dark colours keeps its contrast; nothing else depends on them. The page is light again afterwards. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const found = await violationsOf(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found).toEqual([]);
}

/** axe is given to a page once, however often it looks. Its look ends as every wait does: a page can hang. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.waitForFunction(async (asked) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { ...asked, resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, options);
  return found.jsonValue();
}

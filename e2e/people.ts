import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { watchRequests } from './quiet.ts';

/** The demonstration's people, by what they are. */
export const people = {
  thandi: 'thandi.mokoena@laurel.example',
  johan: 'johan.botha@laurel.example',
  priya: 'priya.naidoo@laurel.example',
  lerato: 'lerato.dlamini@laurel.example',
  sipho: 'sipho.khumalo@laurel.example',
  emma: 'emma.fischer@laurel.example',
  luca: 'luca.rossi@laurel.example',
  ana: 'ana.silva@laurel.example',
} as const;

/** Signs on through the identity provider, without a click on its page. */
export async function signOn(page: Page, email: string): Promise<void> {
  watchRequests(page);
  await page.goto(`/sso/idplogin?login_hint=${email}`);
  await page.waitForURL((url) => !['/loginsuccess', '/sso'].some((path) => url.pathname.startsWith(path)));
}

/** Nothing loads any more, and what moves in or out has arrived: colours are only then what they are. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}

/** Also what WCAG 2.2 adds and axe leaves out unless asked: targets of 24 pixels. What is in order is not told one by one. */
const asked = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/** No accessibility violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await violationsOf(new AxeBuilder({ page }).options(asked))).toEqual([]);
}

/** The page in dark colours keeps its contrast; nothing else depends on them. The page is light again afterwards. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => (document.documentElement.dataset.mantineColorScheme ?? 'dark') === 'dark');
  await settled(page);
  const contrast = new AxeBuilder({ page }).options({ resultTypes: asked.resultTypes });
  const found = await violationsOf(contrast.withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found).toEqual([]);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // No page has frames; what gathers the results of several would open a window for each analysis.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

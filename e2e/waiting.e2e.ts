import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { people } from './people.ts';

interface Wait {
  who: keyof typeof people;
  address: string;
  button: string | RegExp;
  /** What must be so before it can be pressed. */
  before?: (page: Page) => Promise<unknown>;
}

const fill = (words: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(words))
    await page.getByRole('textbox', { name, exact: true }).first().fill(value);
};

/** One of each kind: a press, a form, a report. What else waits is tried by itself (web/src/waiting.test.tsx). */
const waits: Wait[] = [
  { who: 'thandi', address: '/rewards/gift-vouchers', button: /^Add to basket/ },
  { who: 'thandi', address: '/contactus', button: 'Send Message', before: written },
  { who: 'priya', address: '/reportquarterlyawards', button: 'Load Report' },
];

for (const wait of waits)
  test(`who waits keeps their place: ${wait.button} at ${wait.address}`, async ({ pageOf }) => {
    await keepsPlace(await pageOf(people[wait.who], '/faq'), wait);
  });

/** By keyboard, while no answer comes, and after the line is lost: then at the button still, or in the dialog that says so. */
async function keepsPlace(page: Page, { address, button: name, before }: Wait): Promise<void> {
  await goTo(page, address);
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await before?.(page);
  await expect(button).toBeEnabled();
  const refuse = await holdAnswers(page);
  await button.focus();
  await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  refuse();
  const dialog = page.getByRole('dialog').first();
  const busy = page.locator('button[aria-busy="true"]');
  await expect.poll(async () => (await dialog.isVisible()) || (await busy.count()) === 0).toBe(true);
  expect(await wasFocusLost(page)).toBe(false);
  // A file that failed is busy until it was read that it did.
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await expect(busy).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function written(page: Page): Promise<void> {
  await fill({ Message: 'Thank you.' })(page);
  await page.getByLabel('I accept the terms').check();
}

/** No call is answered from here on; answers how to refuse them all, and what follows, as a line that is lost does. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await promise;
    await route.abort('connectionfailed');
  });
  return resolve;
}

/** Looks at each picture from here on whether anything has the focus. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.body;
    dataset.focus = 'kept';
    const look = () => {
      if (document.activeElement === document.body) dataset.focus = 'lost';
      if (dataset.focus === 'kept') requestAnimationFrame(look);
    };
    look();
  });
}

async function wasFocusLost(page: Page): Promise<boolean> {
  const before = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        requestAnimationFrame(() => {
          const { focus } = document.body.dataset;
          delete document.body.dataset.focus;
          resolve(focus);
        }),
      ),
  );
  return before !== 'kept';
}

test('every list of choices is walked by the arrows', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/faq');
  await goTo(page, '/myrecognition', 'My Recognition');
  await walk(page, page.getByRole('tab'), 'aria-selected');
  await goTo(page, '/rewardpayitforward');
  await walkRadios(page);
  const priya = await pageOf(people.priya, '/faq');
  await goTo(priya, '/reportmanagement');
  await walkRadios(priya);
});

async function walk(page: Page, all: Locator, chosen: string): Promise<void> {
  const count = await all.count();
  await all.first().focus();
  for (let turn = 1; turn <= count; turn++) {
    await page.keyboard.press('ArrowRight');
    const next = all.nth(turn % count);
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute(chosen, 'true');
  }
}

/** Each group of the page; the browser moves in it, and the page leaves the focus there. */
async function walkRadios(page: Page): Promise<void> {
  const radios = page.getByRole('main').locator('input[type="radio"]');
  await expect(radios.first()).toBeAttached();
  const names = new Set(await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).name)));
  for (const name of names) {
    const group = page.locator(`input[type="radio"][name="${name}"]:enabled`);
    const count = await group.count();
    await group.first().focus();
    for (let turn = 1; turn <= count; turn++) {
      await page.keyboard.press('ArrowRight');
      await expect(group.nth(turn % count)).toBeFocused();
      await expect(group.nth(turn % count)).toBeChecked();
    }
  }
}

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { pageIn } from './desk.ts';
import { expectAccessible, people } from './people.ts';

/** Nobody in this file touches a mouse: no click, no fill, only keys. */
const colleague = { name: 'Chantal September', email: 'chantal.september@laurel.example' };
const voucher = 'Quillbasket gift voucher R 50';
const stopsMax = 150;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until it has the focus, or back; there it must be seen, with nothing lying over it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; !(await isFocused(target)); stops++) {
    if (stops > stopsMax) throw new Error(`The Tab key never comes to ${target}.`);
    await page.keyboard.press(key);
  }
  await expect.poll(() => target.evaluate(focusProblem)).toBe('');
}

/** Runs in the browser. A field that lies unseen under its drawing shows its focus on the label around it. */
function focusProblem(element: Element): string {
  const around = [element, element.closest('label'), element.parentElement].filter((one) => one !== null);
  const hasOutline = around.some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  if (!element.matches(':focus-visible') || !(hasOutline || element.matches('input, textarea')))
    return 'focus not seen';
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above && around.some((one) => one.contains(above) || above.contains(one)) ? '' : 'covered or out of sight';
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A person in a browser of their own that has never been here, signed on, with the cookie question answered. */
async function open(browser: Browser, email: string): Promise<Page> {
  const page = await pageIn(browser, email, { storageState: { cookies: [], origins: [] } });
  await press(page, page.getByRole('button', { name: 'Accept all' }), 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return page;
}

const newReason = () => `Stayed until the last parcel had left. ${Date.now()}`;

test('by keyboard alone: nominate', async ({ browser }) => {
  await nominate(await open(browser, people.thandi), newReason());
});

test('by keyboard alone: nominate, review, buy', { tag: '@sweep' }, async ({ browser }) => {
  const reason = newReason();
  await nominate(await open(browser, people.thandi), reason);
  await review(await open(browser, people.johan), reason);
  await buy(await open(browser, colleague.email));
});

async function nominate(page: Page, reason: string): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Nominate a colleague' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nominate' })).toBeFocused();

  const select = page.getByRole('button', { name: 'Select…' });
  await press(page, page.getByRole('button', { name: 'Submit' }), 'Enter');
  await expect(select, 'what is missing first takes the focus').toBeFocused();
  await expect(page.getByText('Please choose who to nominate.')).toBeVisible();

  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose who to nominate' });
  await expect(picker.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('chantal sep');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('status').filter({ hasText: `${colleague.name} added.` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(select).toBeFocused();

  await press(page, page.getByLabel('Client Obsession'), 'Space');
  await expect(page.getByLabel('Client Obsession')).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type(reason);
  await press(page, page.getByRole('button', { name: 'Submit' }), 'Enter');
  const message = page.getByRole('status').filter({ hasText: 'Successfully submitted nomination' });
  await expect(message).toBeVisible();
  await expect(message.locator('..'), 'the message takes the focus').toBeFocused();
}

async function review(page: Page, reason: string): Promise<void> {
  // The menu stands before the page, whose feed is long.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, menu.getByRole('link', { name: 'Nominations' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Search'));
  await page.keyboard.type(reason.slice(-13));
  await page.keyboard.press('Enter');
  const item = page.getByRole('listitem').filter({ hasText: colleague.name });
  await expect(item).toHaveCount(1);
  const opener = item.getByRole('button', { name: /^Review/ });
  const dialog = page.getByRole('dialog');

  await press(page, opener, 'Enter');
  await expect(dialog.locator(':focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, 'the focus comes back to what opened the dialog').toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('radio', { name: /^1 of 7/ }), 'Space');
  for (let star = 2; star <= 5; star++) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^5 of 7/ })).toBeChecked();
  await expect(dialog.getByRole('status').filter({ hasText: '200 points' })).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Submit rating' }), 'Enter');
  await expect(dialog.getByText('200 points and an e-card are on their way.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main :focus'), 'the focus is on the page again').toBeVisible();
}

async function buy(page: Page): Promise<void> {
  const tiles = page.getByRole('navigation', { name: 'What you can do' });
  await press(page, tiles.getByRole('link', { name: /^Rewards/ }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeFocused();
  await press(page, page.getByRole('link', { name: /Gift vouchers/ }).first(), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gift vouchers' })).toBeFocused();
  await press(page, page.getByRole('button', { name: `Add to basket: ${voucher}` }), 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'has been added to your basket.' })).toBeVisible();

  // Once round the page: the link to the basket stands above.
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /basket/i })
      .first(),
    'Enter',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeFocused();
  await press(page, page.getByRole('button', { name: `Remove ${voucher}` }), 'Enter');
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(
    page.getByRole('button', { name: `Remove ${voucher}` }),
    'the line that is back has the focus',
  ).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Checkout' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Place Order' }), 'Enter');
  const placed = page.getByRole('status').filter({ hasText: /Your order has been placed successfully. Order No:\d+/ });
  await expect(placed).toBeFocused();
  await expectAccessible(page);
}

import { expect } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectStateAccessible, people, signOn } from './people.ts';
import { quiet } from './quiet.ts';

const refusals = /may access this module|Module not implemented|Error retrieving content/;

const walkers = [
  ['an administrator', people.priya, ['Order desk', 'Data Upload', 'Idea Management']],
  ['a member', people.thandi, []],
  ['a manager', people.johan, ['Nominations', 'Management Report', 'Adhoc Recognition']],
  ['an idea reviewer who is no manager', 'karien.swanepoel@laurel.example', ['Idea Management']],
] as const;

test('an entry of the menu leads to its page, which it marks', async ({ pageOf }) => {
  const page = await pageOf(people.priya);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  // A group that is closed opens on demand.
  await menu.getByRole('button', { name: 'Administration' }).click();
  await menu.getByRole('link', { name: 'Order desk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order desk');
  await expect(menu.locator('[aria-current=page]')).toHaveText('Order desk');
});

for (const [who, email, own] of walkers) {
  test(`each entry of the menu leads ${who} to its page, which it marks, without scrolling`, {
    tag: '@sweep',
  }, async ({ pageOf }) => {
    const page = await pageOf(email);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    const links = menu.locator('a');
    // Beside what an entry is called may stand how much waits there.
    const labels = await links.evaluateAll((all) => all.map((link) => link.querySelector('span')?.textContent ?? ''));
    expect(labels).toEqual(expect.arrayContaining([...own]));
    for (const [place, label] of labels.entries()) {
      if (label === 'Log out') continue;
      const link = links.nth(place);
      // Two groups may be closed: they open on demand.
      if (!(await link.isVisible())) await link.locator('xpath=ancestor::section').getByRole('button').click();
      await link.click();
      await expect(link, label).toHaveAttribute('aria-current', 'page');
      await expect(menu.locator('[aria-current=page]')).toHaveCount(1);
      await expect(link).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(refusals);
      const hidden = await menu.locator('..').evaluate((side) => side.scrollHeight - side.clientHeight);
      expect([label, hidden]).toEqual([label, 0]);
    }
  });
}

test('the header says what is in the basket', { tag: '@sweep' }, async ({ pageOf }) => {
  const page = await pageOf('nomsa.hadebe@laurel.example');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Basket, 0 things' })).toBeVisible();
  await goTo(page, '/rewards/gift-vouchers', 'Gift vouchers');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await header.getByRole('link', { name: 'Basket, 1 thing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expectStateAccessible(page);
});

test('nobody asks the shop for who may not buy yet', { tag: '@sweep' }, async ({ browser }) => {
  for (const [email, heading] of [
    ['ana.silva@laurel.example', 'you have no access to a site yet'],
    [people.emma, /profile/i],
  ] as const) {
    const context = await browser.newContext();
    const newcomer = await context.newPage();
    const asked: string[] = [];
    newcomer.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signOn(newcomer, email);
    await expect(newcomer.getByRole('heading', { level: 1 })).toContainText(heading);
    await quiet(newcomer);
    await expect(newcomer.getByRole('banner').getByRole('link', { name: /^Basket/ })).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/api/shop'))).toEqual([]);
    await context.close();
  }
});

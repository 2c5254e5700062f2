import { expect, type Page } from '@playwright/test';
import { goTo, pageIn, send } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, people, signOn } from './people.ts';
import { quiet } from './quiet.ts';

/** Members with points whom no other journey touches. */
const somebody = { saver: 'zelda.venter@laurel.example' };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What the portal kept of itself in the browser. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return kept.flat().map((url) => new URL(url).pathname);
  });

test('Laurel can be installed, keeps its shell and nothing else, and says when it is offline', async ({ browser }) => {
  const page = await pageIn(browser, people.thandi, { serviceWorkers: 'allow' });
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await (await fetch(address)).json()) as { icons: { src: string }[]; start_url: string; display: string };
  });
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/myprofile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept).toContain('/');
  expect(kept.filter((address) => /^\/(api|profilepic|sso|datauploadapi|catalogue)/.test(address))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/statement');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Points Statement' })).toBeVisible();

  await test.step('a new release is used with the next navigation: the network comes before what is kept', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match('/');
        if (kept) await cache.put('/', new Response('<h1>Yesterday</h1>', { headers: kept.headers }));
      }
    });
    await page.goto('/faq');
    await expect(page.getByRole('banner')).toContainText('Thandi');
    await page.context().setOffline(true);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  });
  await page.context().close();
});

test('an installed Laurel that opens without a connection goes on by itself when there is one', {
  tag: '@sweep',
}, async ({ browser }) => {
  const first = await pageIn(browser, people.thandi, { serviceWorkers: 'allow' });
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.context().setOffline(true);
  // A new tab has no session of its own.
  const page = await first.context().newPage();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('banner')).toContainText('Thandi');
  await expect(page).toHaveURL(/\/faq$/);
  await first.context().close();
});

test('it opens without a connection in the language that was read last', { tag: '@sweep' }, async ({ browser }) => {
  const first = await pageIn(browser, people.thandi, { serviceWorkers: 'allow' });
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const read = async (language: string, title: string) => {
    await send(first, '/api/member/memberupdate', { language });
    // The page that finds that out opens itself anew.
    await first.goto('/faq');
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await read('de', 'Fragen und Antworten');
  await first.context().setOffline(true);
  const page = await first.context().newPage();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
  await page.context().setOffline(false);
  await read('', 'Questions and answers');
  await first.context().close();
});

test('a phone has its ways at the foot, which mark where one is and cover nothing', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const page = await pageOf(people.thandi);
  await page.setViewportSize(phone.viewport);
  const foot = page.getByRole('navigation', { name: 'Quick links' });
  await expect(foot.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const [name, heading] of [
    ['Nominate', 'Nominate'],
    ['Rewards', 'Rewards'],
    ['My Recognition', 'My Recognition'],
  ] as const) {
    await foot.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(foot.locator('[aria-current=page]')).toHaveText(name);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeInViewport();
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Quick links"]')?.getBoundingClientRect().top ?? 0;
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.floor(end - bar));
  });
  expect(covered).toBe(0);

  await foot.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Points Statement' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(foot.getByRole('button', { name: 'More' })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(foot).toBeHidden();
});

test('a phone shows the picker and the review as whole sheets', { tag: '@sweep' }, async ({ browser }) => {
  const whole = { x: 0, y: 0, width: phone.viewport.width, height: phone.viewport.height };
  const page = await pageIn(browser, people.johan, { ...phone, address: '/nominate' });
  await page.getByRole('button', { name: 'Select…' }).click();
  await expect.poll(() => page.locator('[data-panel]').boundingBox()).toEqual(whole);
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport();
  await goTo(page, '/nominationmanagement', 'Nominations Management');
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  await expect.poll(() => page.locator('[data-panel]').boundingBox()).toEqual(whole);
  await page.context().close();
});

test('words survive the end of a session, and only their writer sees them again', { tag: '@sweep' }, async ({
  browser,
}) => {
  const page = await pageIn(browser, people.thandi);
  const words = 'She noticed the crack before anybody else did.';
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await goTo(page, '/nominate', 'Nominate');
  await reason.fill(words);
  await goTo(page, '/ideabox', 'Idea Box');
  await page.getByRole('textbox', { name: 'Idea' }).fill('A bench in the yard.');

  await test.step('the session ends', async () => {
    await endSession(page);
  });
  await signOn(page, people.thandi, '/nominate');
  await expect(reason).toHaveValue(words);
  await expect(page.getByRole('status').filter({ hasText: 'What you wrote is back.' })).toBeVisible();

  await test.step('somebody else signs on in the same tab', async () => {
    await page.goto('/logout');
    await signOn(page, people.johan, '/nominate');
    await expect(page.getByRole('banner')).toContainText('Johan');
    await expect(reason).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('crack');
  });
  await page.context().close();
});

test('what managers and administrators write survives the end of a session too', { tag: '@sweep' }, async ({
  browser,
}) => {
  const manager = await pageIn(browser, people.johan);
  const decline = manager.getByRole('textbox', { name: 'Why do you decline?' });
  const openDecline = async () => {
    await manager.goto('/nominationmanagement');
    await manager
      .getByRole('button', { name: /^Review/ })
      .first()
      .click();
    await manager.getByRole('button', { name: 'Decline…' }).click();
  };
  await openDecline();
  await decline.fill('It was already thanked for in October.');
  await endSession(manager);
  await signOn(manager, people.johan);
  await openDecline();
  await expect(decline).toHaveValue('It was already thanked for in October.');

  const administrator = await pageIn(browser, people.priya);
  const description = administrator.getByRole('textbox', { name: 'Description', exact: true });
  await administrator.goto('/competitionadmin');
  const before = await description.inputValue();
  await description.fill('Whom would you take along to the summer?');
  await endSession(administrator);
  await signOn(administrator, people.priya);
  await administrator.goto('/competitionadmin');
  await expect(description).toHaveValue('Whom would you take along to the summer?');
  await administrator.getByRole('button', { name: 'Discard changes' }).click();
  await expect(description).toHaveValue(before);
  await expect(administrator.getByRole('button', { name: 'Discard changes' })).toBeHidden();
  await manager.context().close();
});

test('what was sent is no draft any more, and leaves fall for it', { tag: '@sweep' }, async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/ideabox');
  await page.getByLabel('Category').selectOption('Current challenges');
  await page.getByLabel('Title').fill('Lockers with sockets');
  await page.getByRole('textbox', { name: 'Idea' }).fill('Then nobody needs to queue for the one in the kitchen.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your idea has been submitted successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');

  const celebrate = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/recognise?card=thankyou');
    await page.getByRole('button', { name: 'Select…' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByLabel('Search').fill('Johan Botha');
    await picker.getByRole('button', { name: /Johan Botha.*, add$/ }).click();
    await picker.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await page.addInitScript(() => {
    const seen = () =>
      document.querySelector('[data-celebration]') && document.body.setAttribute('data-celebrated', '');
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
  await celebrate('no-preference');
  await expect(page.locator('body[data-celebrated]')).toBeAttached();
  await expect(page.locator('[data-celebration]')).toHaveCount(0);
  await celebrate('reduce');
  await expect(page.getByText('Your e-card is on its way.')).toBeVisible();
  await expect(page.locator('body[data-celebrated]')).toHaveCount(0);
});

test('points that came in since the last visit are celebrated once', async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  await page.waitForFunction(() => localStorage.getItem('laurel.points') !== null);
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('laurel.points') ?? '[]') as [string, string, number][];
    const fewer = seen.map(([id, month, earned]) => [id, month, earned - 120]);
    localStorage.setItem('laurel.points', JSON.stringify(fewer));
  });
  await page.reload();
  const news = page.getByRole('status').filter({ hasText: '120 Laurels came in since your last visit.' });
  await expect(news).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thandi');
  await quiet(page);
  await expect(news).toHaveCount(0);
});

test('points that a cancelled order gives back are not celebrated as earned', { tag: '@sweep' }, async ({
  browser,
}) => {
  const page = await pageIn(browser, people.thandi);
  await page.waitForFunction(() => localStorage.getItem('laurel.points') !== null);
  // The balance rises, and what was earned does not.
  await page.route('**/api/member/getmemberdata', async (route) => {
    const response = await route.fetch();
    const home = await response.json();
    home.memberData.awardsPointsAvailable += 500;
    await route.fulfill({ response, json: home });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thandi');
  await quiet(page);
  await expect(page.getByText(/came in since/)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

test('a line that was taken out of the basket can be brought back', { tag: '@sweep' }, async ({ pageOf }) => {
  const page = await pageOf(somebody.saver, '/rewards/home');
  const mug = 'Enamel mug, evergreen';
  await page.getByRole('button', { name: `Add to basket: ${mug}` }).click();
  await expect(page.getByText(`${mug} has been added to your basket.`)).toBeVisible();
  await goTo(page, '/rewards/basket', 'Basket');
  const quantity = page.getByRole('group', { name: `Quantity of ${mug}` });
  await quantity.getByRole('button', { name: 'Increase' }).click();
  await expect(quantity).toContainText('2');
  const number = quantity.getByRole('textbox', { name: /^How many of/ });
  await number.fill('12');
  await number.press('Escape');
  await expect(number).toHaveValue('2');
  await number.fill('7');
  await number.press('Enter');
  await expect(quantity).toContainText('7');
  await expect(page.getByText('7 things', { exact: true })).toBeVisible();
  await number.fill('99');
  await number.blur();
  await expect(page.getByText(/^Only \d+ of this are left\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(number).toHaveValue('7');
  await number.fill('2');
  await number.press('Enter');
  await expect(quantity).toContainText('2');
  await page.getByRole('button', { name: `Remove ${mug}` }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${mug} is back in your basket.`)).toBeVisible();
  await expect(quantity).toContainText('2');
});

test('what one is about to open is asked for before', async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  await quiet(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/report/statement'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Points Statement' }).hover();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thandi');
});

/** As when nobody has touched the portal for two hours. */
async function endSession(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('laurel.token', 'f'.repeat(64)));
  await page.goto('/nominate');
  await expect(page.getByRole('heading', { level: 1, name: 'Logged Out' })).toBeVisible();
}

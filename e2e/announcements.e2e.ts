import { expect, type Page, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('announcements');
});
test.afterAll(() => portal?.stop());

const member = { german: 'hannelore.mair@laurel.example', elsewhere: people.thandi };
/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const announcedTo = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('an announcement for one site is made, read there and nowhere else, dismissed for good, and ended', async ({
  browser,
}) => {
  const emre = await portal.pageOf(browser, people.emre, { address: '/announcements', locale: 'en' });
  const dialog = emre.getByRole('dialog', { name: 'New announcement' });

  await test.step('written in two languages, with a picture, for one site, and looked at before', async () => {
    await expectAccessible(emre);
    await emre.getByRole('button', { name: 'New announcement' }).click();
    await dialog.getByRole('combobox', { name: 'Everybody else reads' }).selectOption({ label: 'English' });
    await dialog.getByRole('radio', { name: 'English' }).check({ force: true });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Open day in Munich');
    await dialog.getByRole('textbox', { name: /^Words/ }).fill('Bring your family.\nThere is cake.');
    await dialog.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Tag der offenen Tür');
    await dialog
      .getByLabel(/Drop a picture here/)
      .setInputFiles({ name: 'day.png', mimeType: 'image/png', buffer: png });
    await expect(dialog.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Leads to/ }).fill('https://elsewhere.example/');
    await expect(dialog.getByRole('status').filter({ hasText: /^Reaches \d+ people\.$/ })).toBeVisible();
    const everybody = await dialog.getByRole('status').filter({ hasText: 'Reaches' }).textContent();
    await dialog.getByRole('combobox', { name: 'Sites' }).selectOption({ value: 'alba' });
    await expect(dialog.getByRole('status').filter({ hasText: /^Reaches \d+ people\.$/ })).not.toHaveText(
      everybody ?? '',
    );
    await expect(dialog.getByRole('article').getByRole('heading')).toHaveText('Tag der offenen Tür');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please give a page of this portal, such as /ideabox.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Leads to/ })).toBeFocused();
    await dialog.getByRole('textbox', { name: /^Leads to/ }).fill('/ideabox');
    await expectAccessible(emre);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(emre.getByText('The announcement is made.')).toBeVisible();
    await expect(emre.getByRole('heading', { name: 'Open day in Munich' })).toBeVisible();
  });

  const hannelore = await portal.pageOf(browser, member.german, { locale: 'de' });
  await test.step('read at that site in its language, on a phone too, and dismissed by keyboard', async () => {
    const card = announcedTo(hannelore, 'Tag der offenen Tür');
    await expect(card.getByRole('link', { name: /Tag der offenen Tür/ })).toHaveAttribute('href', '/ideabox');
    await hannelore.setViewportSize({ width: 390, height: 844 });
    await expect(card).toBeInViewport({ ratio: 0.01 });
    await expectAccessible(hannelore);
    await card.getByRole('button', { name: /^Ausblenden/ }).focus();
    await hannelore.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await expect.poll(() => hannelore.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await hannelore.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(card).toBeVisible();
    const told = hannelore.waitForResponse(/announcementdismiss/);
    await card.getByRole('button', { name: /^Ausblenden/ }).click();
    await told;
  });

  await test.step('it stays away in another browser', async () => {
    const again = await portal.pageOf(browser, member.german, { locale: 'de' });
    await expect(announcedTo(again, 'Ein Abend des Dankes')).toBeVisible();
    await expect(announcedTo(again, 'Tag der offenen Tür')).toHaveCount(0);
  });

  await test.step('a member of another site never receives it', async () => {
    const thandi = await portal.pageOf(browser, member.elsewhere, { address: '/profile' });
    const answered = thandi.waitForResponse(/\/api\/member\/getmemberdata$/);
    await thandi.goto('/');
    expect(await (await answered).text()).not.toContain('Open day');
    await expect(announcedTo(thandi, 'An evening of thanks')).toBeVisible();
    await expect(announcedTo(thandi, 'Open day')).toHaveCount(0);
  });

  await test.step('ended, it is gone for who opens Home next', async () => {
    const home = await portal.pageOf(browser, people.emre);
    await expect(announcedTo(home, 'Open day in Munich').or(announcedTo(home, 'Tag der offenen Tür'))).toBeVisible();
    await emre.getByRole('button', { name: 'End now Open day in Munich' }).click();
    await emre.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
    await expect(emre.getByText('The announcement has ended.')).toBeVisible();
    const answered = home.waitForResponse(/\/api\/member\/getmemberdata$/);
    await home.reload();
    expect(await (await answered).text()).not.toMatch(/Open day|Tag der offenen Tür/);
    await expect(announcedTo(home, 'An evening of thanks').or(announcedTo(home, 'Ein Abend'))).toBeVisible();
  });
});

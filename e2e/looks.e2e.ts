import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { goTo, send } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#123a6d"/></svg>';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('looks');
});
test.afterAll(() => portal?.stop());

const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), token);

/** A page to which a sign-on leads, within a second of a change: who was quicker signs on again. */
async function signedOnIn(name: string, signOn: () => Promise<Page>): Promise<Page> {
  const found: { page?: Page } = {};
  await expect(async () => {
    await found.page?.context().close();
    found.page = await signOn();
    await expect(found.page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible({
      timeout: patiently(5_000),
    });
  }).toPass({ timeout: patiently(60_000) });
  return found.page as Page;
}

test('an administrator makes a third site, a member of it sees it, and gets an e-mail in it', async ({ browser }) => {
  const priya = await portal.pageOf(browser, people.priya, { address: '/looks' });
  await expect(priya.getByRole('heading', { name: 'Alba alba' })).toBeVisible();
  await expectAccessible(priya);

  await test.step('made on the screen', async () => {
    await priya.getByRole('textbox', { name: 'Code of the site' }).fill('North');
    await priya.getByRole('button', { name: 'Begin' }).click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Look of north');
    await priya.getByRole('textbox', { name: /^Name of the portal/ }).fill('Nordstern');
    await priya.getByRole('textbox', { name: 'Sender of e-mails' }).fill('Nordstern Team');
    await priya.getByRole('textbox', { name: 'One, in English' }).fill('Star');
    await priya.getByRole('textbox', { name: 'Several, in English' }).fill('Stars');
    const brand = priya.getByRole('textbox', { name: /^Colour of the brand/ });
    await brand.fill('#ffdd00');
    await expect(priya.getByText(/pairs of letters and ground cannot be read/)).toBeVisible();
    await brand.blur();
    await expect(priya.getByText(/#ffdd00 cannot be read everywhere/)).toBeVisible();
    await brand.fill('#123a6d');
    await expect(priya.getByText(/pairs of letters and ground can be read, by day and by night/)).toBeVisible();
    await priya
      .getByRole('group', { name: 'Logo on a light ground' })
      .getByLabel(/Drop a picture here/)
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await expect(priya.getByRole('group', { name: 'Logo on a light ground' }).locator('img')).toHaveAttribute(
      'src',
      /^\/lookpic\/[0-9a-f]{32}$/,
    );
    await priya.getByRole('checkbox', { name: 'Idea Box' }).click();
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(priya.getByText('Please say why.')).toBeVisible();
    await priya.getByRole('textbox', { name: /^Why/ }).fill('A third site');
    await priya.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(priya.getByText('The site has a look of its own from now on.')).toBeVisible();
    await expect(priya.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  });

  await test.step('seen by a member, whom the roster puts there', async () => {
    const rows = readFileSync(join(import.meta.dirname, '../demo/roster.csv'), 'utf8');
    const file = join(process.env.E2E_DATA ?? '', 'north.csv');
    const moved = rows.replace(/^(.*thandi\.mokoena@.*),laurel,/m, '$1,north,');
    expect(moved).not.toBe(rows);
    writeFileSync(file, moved);
    await portal.laurel('import', file, '--confirm', 'roles,leavers');
    const thandi = await signedOnIn('Nordstern', () => portal.pageOf(browser, people.thandi));
    await expect(thandi).toHaveTitle('Home · Nordstern');
    expect(await colourOf(thandi, '--look-brand-7')).toBe('#123a6d');
    await expect(thandi.getByText('Nordstern — well deserved.')).toBeVisible();
    await expect(thandi.getByRole('navigation', { name: 'What you can do' }).getByRole('listitem')).toHaveCount(5);
    await expectReadableInTheDark(thandi);
    await goTo(thandi, '/about', 'About Nordstern');
    await goTo(thandi, '/logout');
    await expect(thandi.getByRole('link', { name: /^Nordstern/ })).toBeVisible();
  });

  await test.step('read in an e-mail', async () => {
    const { memberList } = await send(priya, '/api/site/getmemberlist', { search: 'mokoena' });
    await send(priya, '/api/reward/doreward', {
      ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: 'For the third site', sendBy: 'email' },
      recipients: [memberList[0].memberId],
    });
    const { messages } = await (await priya.request.get(`${portal.url}/dev/outbox.json`)).json();
    const mail = messages.find(({ text }: { text: string }) => text.includes('For the third site'));
    expect(mail.text).toContain('See it in Nordstern');
    expect(mail.html).toContain('#123a6d');
    expect(mail.sender).toBe('Nordstern Team');
  });

  await test.step('a former look comes back, and what is begun stays in the tab', async () => {
    const name = priya.getByRole('textbox', { name: /^Name of the portal/ });
    await name.fill('Polarstern');
    await goTo(priya, '/programme', 'Programme');
    await goTo(priya, '/looks?site=north', 'Look of north');
    await expect(name).toHaveValue('Polarstern');
    await priya.getByRole('textbox', { name: /^Why/ }).fill('Brighter');
    await priya.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(priya.getByRole('heading', { name: 'Version 2' })).toBeVisible();
    await priya.getByRole('button', { name: 'Return to it Version 1' }).click();
    await expect(name).toHaveValue('Nordstern');
    await priya.getByRole('textbox', { name: /^Why/ }).fill('As before');
    await priya.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(priya.getByRole('heading', { name: 'Version 3' })).toBeVisible();
  });
});

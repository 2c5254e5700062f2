import { expect, test } from '@playwright/test';
import { goTo } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  portal = await ownPortal('group-cards');
});
test.afterAll(() => portal.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a team signs a farewell, whom it is for sees nothing of it until the day, and then reads, thanks and keeps it', async ({
  browser,
}) => {
  const pageOf = (email: string, address: string) => portal.pageOf(browser, email, { address });
  const boss = await pageOf(people.johan, '/celebrations?part=cards');
  await boss.getByRole('button', { name: 'Begin a card' }).click();
  await boss.getByRole('button', { name: 'Choose a colleague' }).click();
  const picker = boss.getByRole('dialog', { name: 'For whom' });
  await picker.getByLabel('Search').fill('Chantal September');
  await picker.getByRole('button', { name: /Chantal September.*, add$/ }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await boss.getByLabel('Given on').fill(inDays(9));
  await expectStateAccessible(boss);
  await boss.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(boss.getByRole('heading', { level: 1, name: 'A farewell card for Chantal September' })).toBeVisible();
  const address = new URL(boss.url()).pathname;
  await expectAccessible(boss);

  await test.step('the manager signs by keyboard, with a name that is written for him', async () => {
    await boss.getByRole('textbox', { name: 'Your words' }).press('G');
    await boss.keyboard.type('o well, and come back');
    const script = boss.getByRole('textbox', { name: 'Your name, written for you' });
    await script.press('J');
    await boss.keyboard.type('ohan');
    await boss.keyboard.press('Enter');
    await expect(boss.getByText('You have signed.')).toBeVisible();
    await expect(boss.getByRole('region', { name: 'Signatures' })).toContainText('Go well, and come back');
  });

  await test.step('a colleague finds it where she celebrates, and draws her signature', async () => {
    const thandi = await pageOf(people.thandi, '/');
    await expect(thandi.getByRole('link', { name: '2 cards wait for your signature' })).toBeVisible();
    await goTo(thandi, '/celebrations');
    await thandi.getByRole('link', { name: 'Group cards' }).click();
    await thandi.getByRole('link', { name: 'Sign for Chantal September' }).click();
    const pad = thandi.getByRole('group', { name: 'Sign by hand' }).getByRole('img');
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('There is nowhere to draw.');
    await thandi.mouse.move(box.x + 40, box.y + 40);
    await thandi.mouse.down();
    await thandi.mouse.move(box.x + 120, box.y + 90, { steps: 4 });
    await thandi.mouse.up();
    await thandi.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(thandi.getByText('You have signed.')).toBeVisible();
    await expect(thandi.getByRole('img', { name: 'Signed by hand: Thandi Mokoena' })).toBeVisible();
    await expectAccessible(thandi);
  });

  const chantal = await pageOf('chantal.september@laurel.example', '/celebrations?part=cards');
  await test.step('whom it is for sees nothing of it', async () => {
    await expect(chantal.getByRole('heading', { level: 1, name: 'Group cards' })).toBeVisible();
    await expect(chantal.getByRole('link', { name: 'See your card' })).toHaveCount(0);
    await chantal.goto(portal.url + address);
    await expect(chantal.getByRole('heading', { level: 1, name: 'This card is not there' })).toBeVisible();
  });

  await test.step('it is given, and they read it, thank everybody and keep it', async () => {
    expect(await portal.laurel('give-group-card', address.split('/').at(-1) as string)).toContain('is given');
    await goTo(chantal, '/celebrations?part=cards');
    await chantal.getByRole('link', { name: 'See your card' }).click();
    await expect(chantal.getByRole('heading', { level: 1, name: 'Farewell, and thank you' })).toBeVisible();
    await expect(chantal.getByText('Go well, and come back')).toBeVisible();
    await expectAccessible(chantal);
    await chantal.getByRole('textbox', { name: 'Your thanks' }).fill('Thank you, all of you');
    await chantal.getByRole('button', { name: 'Send thanks' }).click();
    await expect(chantal.getByText('Chantal September says thank you')).toBeVisible();
    const saved = chantal.waitForEvent('download');
    await chantal.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('Farewell, and thank you.pdf');
  });
});

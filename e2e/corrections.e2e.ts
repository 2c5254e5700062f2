import { expect, type Page, test } from '@playwright/test';
import { chooseMember, send } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('corrections', { settings: { CORRECTION_POINTS_ALONE: '5000' } });
});
test.afterAll(() => portal?.stop());

/** Thandi gives Johan so many points. */
async function payForward(page: Page, points: string): Promise<void> {
  await page.goto('/rewardpayitforward');
  await chooseMember(page, 'Select…', 'Johan Botha');
  await page.getByRole('radio', { name: 'Act of Courage', exact: true }).check();
  await page.getByRole('radio', { name: points, exact: true }).check();
  await page.getByLabel('Message').fill('You said it first.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your points and e-card are on their way.')).toBeVisible();
}
const newestSent = (page: Page) => page.getByRole('button', { name: /Act of Courage/ }).first();

test('a gift is taken back by who gave it: where it was sent, and later on its card', async ({ browser }) => {
  const thandi = await portal.pageOf(browser, people.thandi, { locale: 'en' });

  await test.step('where it was sent', async () => {
    await payForward(thandi, '25');
    await expect(thandi.getByText(/^You can take this back until \d\d:\d\d/)).toBeVisible();
    await expectAccessible(thandi);
    await thandi.getByRole('button', { name: 'Take it back' }).click();
    await expect(thandi.getByRole('heading', { level: 1 })).toHaveText(
      /It is taken back: 25 points are where they came from\./,
    );
    await expect(thandi.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(thandi);
  });

  await test.step('on its card, by keyboard', async () => {
    await thandi.getByRole('button', { name: 'Send Another' }).click();
    await payForward(thandi, '25');
    await thandi.goto('/myrecognition?part=sent');
    await newestSent(thandi).click();
    const card = thandi.getByRole('dialog');
    await card.getByRole('button', { name: 'Take it back' }).focus();
    await thandi.keyboard.press('Enter');
    await expect(card.getByText('Withdrawn')).toBeVisible();
    await expect(card.locator(':focus')).toContainText('Withdrawn');
    await expectAccessible(thandi);
  });

  await test.step('who got it sees a card that was withdrawn, without its words', async () => {
    const johan = await portal.pageOf(browser, people.johan, { address: '/myrecognition', locale: 'en' });
    await expect(newestSent(johan)).toContainText('Withdrawn');
    await newestSent(johan).click();
    await expect(johan.getByRole('dialog')).not.toContainText('You said it first.');
  });
});

test('an award is taken back, points are credited, and what is much waits for a second person', async ({ browser }) => {
  const thandi = await portal.pageOf(browser, people.thandi, { locale: 'en' });
  await payForward(thandi, '50');
  const priya = await portal.pageOf(browser, people.priya, { address: '/corrections', locale: 'en' });
  const dialog = priya.getByRole('dialog');

  await test.step('an award, with every balance before and after', async () => {
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Correct points…' }).click();
    await dialog.getByRole('searchbox').fill('Johan Botha');
    await dialog.getByRole('button', { name: /Johan Botha/ }).click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Johan Botha');
    await expect(priya).toHaveURL(/\/corrections\?member=/);
    await expectAccessible(priya);
    await priya
      .getByRole('row', { name: /Award received Thandi Mokoena 50 Act of Courage Stands/ })
      .getByRole('button')
      .click();
    await expect(dialog.getByRole('row', { name: /Johan Botha.*-50/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Thandi Mokoena.*\+50/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Correct 50 points' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('It was meant for another Johan.');
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Correct 50 points' }).click();
    await expect(dialog.getByText('50 points are set right, and those concerned are told.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(priya.getByRole('row', { name: /Thandi Mokoena 50 Act of Courage Taken back/ }).first()).toBeVisible();
  });

  await test.step('a credit, on a phone', async () => {
    await priya.setViewportSize({ width: 390, height: 844 });
    await priya.getByRole('button', { name: 'Credit or debit…' }).click();
    await dialog.getByRole('textbox', { name: /^Points/ }).fill('6000');
    await expect(dialog.getByText(/more than one person corrects alone/)).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Forgotten prize.');
    await dialog.getByRole('button', { name: /^Correct 6.000 points/ }).click();
    await expect(dialog.getByText(/It waits for .* to confirm it; nothing has moved yet\./)).toBeVisible();
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await priya.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('confirmed by another administrator', async () => {
    const emre = await portal.pageOf(browser, people.emre, { address: '/approvals', locale: 'en' });
    await expect(emre.getByText('Forgotten prize.')).toBeVisible();
    await emre.getByRole('button', { name: /^Confirm… Correct/ }).click();
    await emre.getByRole('dialog').getByRole('button', { name: 'Confirm the correction' }).click();
    await expect(emre.getByText(/points are set right, and those concerned are told/)).toBeVisible();
  });

  await test.step('and all of it stands in the list, and in a file', async () => {
    await priya.goto('/corrections');
    await expect(priya.getByRole('row', { name: /Credit Johan Botha .*Priya Naidoo, confirmed by/ })).toBeVisible();
    await expect(priya.getByRole('row', { name: /Award taken back Johan Botha -50/ })).toBeVisible();
    await priya.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Taken back by the giver' });
    await expect(priya.getByRole('row')).toHaveCount(3);
    const download = priya.waitForEvent('download');
    await priya.getByRole('button', { name: 'Export to CSV' }).click();
    expect((await download).suggestedFilename()).toBe('corrections.csv');
  });
});

test('what is spent becomes a debt that the next gift repays, and the rest of it is forgiven', async ({ browser }) => {
  const priya = await portal.pageOf(browser, people.priya, { address: '/programme', locale: 'en' });
  const emre = await portal.pageOf(browser, people.emre, { locale: 'en' });
  const dialog = priya.getByRole('dialog');
  const owed = 60;

  await test.step('where two people have decided that there are debts', async () => {
    const { goes } = await send(priya, '/api/admin/programmenow', {});
    const corrections = { ...goes.document.corrections, debts: true };
    const wish = { parts: { corrections }, reason: 'As agreed with the works council.', basedOn: goes.version };
    const { second } = await send(priya, '/api/admin/saveprogramme', wish);
    await send(emre, '/api/admin/confirmapproval', { approvalId: second.approvalId });
  });

  const [{ memberId }] = (await send(priya, '/api/site/getmemberlist', { search: 'Sipho Khumalo' })).memberList;
  const { wallet } = await send(priya, '/api/admin/correctionfind', { memberId });
  const debit = { kind: 'debit', memberId, account: 'wallet', points: wallet + owed };
  // Each process hears of it by itself; many at once go to all of them.
  await expect(async () => {
    const tried = Array.from({ length: 8 }, () => send(priya, '/api/admin/trycorrection', debit));
    for (const { preview } of await Promise.all(tried)) expect(preview.couldOwe).toBe(owed);
  }).toPass();

  await test.step('as is seen before it is done', async () => {
    await priya.goto(`/corrections?member=${memberId}`);
    await priya.getByRole('button', { name: 'Credit or debit…' }).click();
    await dialog.getByRole('radio', { name: 'Debit' }).check();
    await dialog.getByRole('textbox', { name: /^Points/ }).fill(String(wallet + owed));
    await dialog.getByRole('radio', { name: /^The rest as a debt/ }).check();
    await expect(dialog.getByText(/All of it is taken back; 60 points become a debt/)).toBeVisible();
    await expect(dialog.getByText(/You may correct or forgive .* alone within 30 days/)).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Paid twice by mistake.');
    await expectAccessible(priya);
    await expectReadableInTheDark(priya);
    await dialog.getByRole('button', { name: /^Correct .* points/ }).click();
    await expect(dialog.getByText(/set right, and those concerned are told/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(
      priya.getByRole('table', { name: 'Debts' }).getByRole('row', { name: /Debit 60 60 0 0 Open/ }),
    ).toBeVisible();
    await expectAccessible(priya);
  });

  const sipho = await portal.pageOf(browser, people.sipho, { locale: 'en' });

  await test.step('the next gift repays it first, and who owes it reads so', async () => {
    const thandi = await portal.pageOf(browser, people.thandi, { locale: 'en' });
    const gift = { what: 'payitforward', reason: 'Act of Courage', points: 25, message: '', sendBy: 'email' };
    await send(thandi, '/api/reward/doreward', { ...gift, recipients: [memberId] });
    await sipho.goto('/statement');
    await expect(sipho.getByText(/^35 .* are still to be repaid; 25 are repaid\./)).toBeVisible();
    await expect(sipho.getByRole('row', { name: /Repaid of what was lent to you/ })).toBeVisible();
    await expectAccessible(sipho);
    await sipho.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(sipho);
  });

  await test.step('the rest is forgiven, by keyboard, not without a reason', async () => {
    await priya.goto('/corrections');
    await priya.getByRole('tab', { name: 'Corrections' }).press('ArrowRight');
    await expect(priya).toHaveURL(/list=debts/);
    await expectAccessible(priya);
    await priya.getByRole('button', { name: /^Forgive… Sipho Khumalo/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Forgive 35 points' }).press('Enter');
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('It was our mistake.');
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Forgive 35 points' }).press('Enter');
    await expect(dialog.getByText('35 points need not be repaid, and they are told.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(priya.getByText('Nobody owes any points')).toBeVisible();
    await priya.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Forgiven' });
    await expect(priya.getByRole('row', { name: /Sipho Khumalo .*Debit 0 60 25 35 Forgiven/ })).toBeVisible();
    const download = priya.waitForEvent('download');
    await priya.getByRole('button', { name: 'Export to CSV' }).click();
    expect((await download).suggestedFilename()).toBe('debts.csv');
    await sipho.reload();
    await expect(sipho.getByText(/25 points that you had to repay are repaid/)).toBeVisible();
  });
});

test('a card without points is withdrawn, and says so to both', async ({ browser }) => {
  const thandi = await portal.pageOf(browser, people.thandi, { locale: 'en' });
  const priya = await portal.pageOf(browser, people.priya, { locale: 'en' });
  const [{ memberId }] = (await send(priya, '/api/site/getmemberlist', { search: 'Sipho Khumalo' })).memberList;
  const thanks = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'For somebody else.', sendBy: 'email' };
  await send(thandi, '/api/reward/doreward', { ...thanks, recipients: [memberId] });
  await priya.goto(`/corrections?member=${memberId}`);
  const row = priya.getByRole('row', { name: /Card without points received Thandi Mokoena/ }).first();
  await row.getByRole('button', { name: /^Withdraw…/ }).click();
  const dialog = priya.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Meant for another Sipho.');
  await expectAccessible(priya);
  await dialog.getByRole('button', { name: 'Withdraw the card' }).click();
  await expect(dialog.getByText('The card is withdrawn, and those concerned are told.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toContainText('Withdrawn');
  const sipho = await portal.pageOf(browser, people.sipho, { address: '/myrecognition', locale: 'en' });
  await expect(sipho.getByRole('button', { name: /Thandi Mokoena/ }).first()).toContainText('Withdrawn');
});

test('points that went round are judged, and come back to the list when points go on', async ({ browser }) => {
  const [thandi, johan] = [
    await portal.pageOf(browser, people.thandi, { locale: 'en' }),
    await portal.pageOf(browser, people.johan, { locale: 'en' }),
  ];
  const give = async (from: Page, to: string) => {
    const [member] = (await send(from, '/api/site/getmemberlist', { search: to })).memberList;
    const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
    await send(from, '/api/reward/doreward', { ...gift, recipients: [member.memberId] });
  };
  for (let time = 0; time < 3; time += 1) {
    await give(thandi, 'Johan Botha');
    await give(johan, 'Thandi Mokoena');
  }
  const priya = await portal.pageOf(browser, people.priya, { address: '/circles', locale: 'en' });
  const circle = priya.getByRole('listitem').filter({ has: priya.getByRole('heading', { name: /Johan Botha/ }) });
  const dialog = priya.getByRole('dialog');

  await test.step('with what speaks for it and against', async () => {
    await expect(circle).toContainText('Thandi Mokoena');
    await expect(circle).toContainText('They work in one division');
    await expectAccessible(priya);
    await expectReadableInTheDark(priya);
  });

  await test.step('by keyboard, not without a reason', async () => {
    await circle.getByRole('button', { name: 'Judge' }).press('Enter');
    await dialog.getByRole('radio', { name: /^Not in order/ }).press('Space');
    await dialog.getByRole('button', { name: 'Judge' }).press('Enter');
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('They pass the same points on.');
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Judge' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(circle).toHaveCount(0);
    await expect(priya.locator('main :focus')).toHaveCount(1);
  });

  await test.step('with those judged too it says by whom and why, and leads to what can be taken back', async () => {
    await priya.getByRole('checkbox', { name: 'Those judged too' }).press('Space');
    await expect(circle).toContainText('They pass the same points on.');
    await expectAccessible(priya);
    await circle.getByRole('link', { name: 'Correct points of Johan Botha' }).click();
    await expect(priya).toHaveURL(/\/corrections\?member=/);
  });

  await test.step('and when points go on it is there again', async () => {
    await give(thandi, 'Johan Botha');
    await priya.goto('/circles');
    await expect(circle).toContainText('Points went on since.');
  });
});

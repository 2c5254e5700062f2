import { expect, type Page } from '@playwright/test';
import { sendAs } from './desk.ts';
import { type Journey, test } from './journey.ts';
import { expectAccessible, expectStateAccessible } from './people.ts';

/** Touched by no other journey: a manager, and three of her team. */
const petro = { name: 'Petro Steyn', email: 'petro.steyn@laurel.example' };
const lindokuhle = { name: 'Lindo Mabaso', email: 'lindokuhle.mabaso@laurel.example' };
const phiwe = { name: 'Phiwe Tladi', email: 'phiwe.tladi@laurel.example' };
const sizwe = { name: 'Sizwe Mthembu', email: 'sizwe.mthembu@laurel.example' };

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const listOf = (page: Page, name: string) => page.getByRole('list', { name });

async function nominatedBy(email: string, mark: string): Promise<string> {
  const { memberList } = await sendAs(email, '/api/site/getmemberlist', { search: sizwe.name });
  const members = [memberList[0].memberId];
  const wish = { nomCat: ['Act of Courage'], reason: `${mark} Stayed until the pump ran.`, members };
  return (await sendAs(email, '/api/nom/newnom', wish)).nomIds[0];
}

test('a manager who goes away names a delegate, who reviews for her, gives from her budget, and gives it back', async ({
  pageOf,
}) => {
  const mark = `m${Date.now()}`;
  for (const { email } of [lindokuhle, phiwe, sizwe]) await sendAs(email, '/api/member/memberheader', {});
  await names(pageOf);
  await nominatedBy(phiwe.email, mark);
  await reviews(pageOf, mark);
  await isRefused(pageOf, mark);
  await givesBack(pageOf);
});

/** Who, in what and how far; both see it. */
async function names(pageOf: Journey['pageOf']): Promise<void> {
  const page = await pageOf(petro.email, '/away');
  await expect(page.getByText('Nobody stands in for anybody')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Name a delegate' }).click();
  const dialog = dialogOf(page, 'Who stands in for you?');
  await dialog.getByRole('button', { name: 'Name a delegate' }).click();
  await expect(dialog.getByText('Please choose a person.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose a person' }).click();
  const picker = dialogOf(page, 'Delegate');
  await picker.getByLabel('Search').fill(lindokuhle.name);
  await picker.getByRole('button', { name: new RegExp(`${lindokuhle.name}.*, add`) }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('checkbox', { name: 'Give awards from the budget' }).check();
  await dialog.getByRole('spinbutton', { name: 'Up to how many points in all' }).fill('300');
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Name a delegate' }).click();
  const mine = listOf(page, 'Who stands in for me').getByRole('listitem');
  await expect(mine).toContainText(lindokuhle.name);
  await expect(mine).toContainText('300 of 300 points left');
  await expectAccessible(page);
}

/** The delegate reviews what waits for who is away, and it says for whom. */
async function reviews(pageOf: Journey['pageOf'], mark: string): Promise<void> {
  const page = await pageOf(lindokuhle.email, '/nominationmanagement');
  await page.getByLabel('Search').fill(mark);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/nom/nomlist'));
  await page.getByLabel('Search').press('Enter');
  await answered;
  const card = page.getByRole('list', { name: 'Nominations' }).locator('> li');
  await expect(card).toHaveCount(1);
  const { noms } = await sendAs(lindokuhle.email, '/api/nom/nomlist', { search: mark });
  const rating = { reviewRating: 5, isCustom: false, customPoints: null, isIncludeInQuarterly: false };
  await sendAs(lindokuhle.email, '/api/reward/donexusnomreviewreward', {
    ...{ nomId: noms[0].nomId, ...rating, quarterlyMotivation: '' },
  });
  await page.reload();
  await page.getByLabel('Search').fill(mark);
  await page.getByLabel('Search').press('Enter');
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /^Show the outcome/ }).click();
  await expect(card).toContainText(`${lindokuhle.name} for ${petro.name}`);
  await expectAccessible(page);
}

/** What the one who is away nominated is nobody's to review for her: it is not offered, and refused by the rule's name. */
async function isRefused(pageOf: Journey['pageOf'], mark: string): Promise<void> {
  const nomId = await nominatedBy(petro.email, `${mark} own`);
  const page = await pageOf(lindokuhle.email, '/nominationmanagement');
  const token = await page.evaluate(() => sessionStorage.getItem('laurel.token'));
  const refused = await page.request.post('/api/nom/donexusnomreviewdecline', {
    headers: { authorization: `Bearer ${token}` },
    data: { nomId, motivation: 'Not now.' },
  });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    expect.stringContaining('nobody decides for somebody about what they asked, nominated or get something by'),
  ]);
}

/** An award from what was lent; then nothing is left in their hands. */
async function givesBack(pageOf: Journey['pageOf']): Promise<void> {
  const page = await pageOf(lindokuhle.email, '/adhocrecognition');
  await expect(page.getByRole('combobox', { name: 'From' })).toContainText(`For ${petro.name}: 300 of 300 left`);
  await page.goto('/away');
  await page.getByRole('button', { name: `Give back what you do for ${petro.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back', exact: true }).click();
  await expect(listOf(page, 'What was').getByRole('listitem')).toContainText(`Given back by ${lindokuhle.name}`);
  await expectAccessible(page);
  const { memberData } = await sendAs(lindokuhle.email, '/api/member/memberheader', {});
  expect(memberData.lent).toEqual([]);
}

import { expect, type Page } from '@playwright/test';
import { chooseMember, goTo, sendAs } from './desk.ts';
import { type Journey, test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

/** Touched by no other journey. */
const rendani = { name: 'Rendani Mkhize', email: 'rendani.mkhize@laurel.example' };
const points = 9999;

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const cardOf = (page: Page, words: string) => cards(page).filter({ hasText: words });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function pointsOf(email: string): Promise<number> {
  const { memberData } = await sendAs(email, '/api/member/memberheader', {});
  return memberData.awardsPointsAvailable;
}

test('what one administrator does not do alone another confirms or declines; the points move once, and who asked reads why', async ({
  pageOf,
}) => {
  const mark = `m${Date.now()}`;
  const { memberList } = await sendAs(people.priya, '/api/site/getmemberlist', { search: rendani.name });
  const award = { what: 'reward', reason: 'Act of Courage: Team', points, sendBy: 'email' };
  const recipients = [memberList[0].memberId];
  await sendAs(people.priya, '/api/reward/doreward', { ...award, recipients, message: `${mark} at once` });
  const before = await pointsOf(rendani.email);
  await asks(pageOf, mark);
  const again = await sendAs(people.priya, '/api/reward/doreward', { ...award, recipients, message: `${mark} twice` });
  expect(again.second.seconds.names).toContain('Emre Şahin');
  expect(await pointsOf(rendani.email)).toBe(before);
  await decides(pageOf, mark);
  expect(await pointsOf(rendani.email)).toBe(before + points);
  await askerReads(pageOf, mark);
});

/** The form says that it waits, and for whom; nobody but somebody else decides. */
async function asks(pageOf: Journey['pageOf'], mark: string): Promise<void> {
  const priya = await pageOf(people.priya, '/rewardtrfcustom');
  await chooseMember(priya, 'Select…', rendani.name);
  await priya.getByRole('radio', { name: 'Act of Courage' }).check();
  await priya.getByRole('radio', { name: 'Team' }).check();
  await priya.getByRole('textbox', { name: /Points for each/ }).fill(String(points));
  await priya.getByRole('radio', { name: 'E-mail' }).check();
  await priya.getByRole('textbox', { name: /Message/ }).fill(`${mark} first`);
  await priya.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(priya.getByRole('heading', { level: 1 })).toHaveText('It waits for a second person');
  await expect(priya.getByText('Emre Şahin', { exact: true })).toBeVisible();
  await expectAccessible(priya);
  await priya.getByRole('link', { name: 'See what waits' }).click();
  const own = cardOf(priya, `${mark} first`);
  await expect(own).toContainText('It waits for somebody else to confirm.');
  await expect(own.getByRole('button')).toHaveText([/^Withdraw…/]);
}

/** From Home, where it stands with its age. */
async function decides(pageOf: Journey['pageOf'], mark: string): Promise<void> {
  const emre = await pageOf(people.emre);
  const waiting = emre
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: /requests? to confirm/ });
  // One of the demonstration waits before them.
  await expect(waiting).toContainText(/the oldest for \d+ days/);
  await waiting.click();
  await expect(emre.getByRole('heading', { level: 1 })).toHaveText('Second person');
  const twice = cardOf(emre, `${mark} twice`);
  await expectAccessible(emre);
  await twice.getByRole('button', { name: /^Decline/ }).click();
  await dialogOf(emre).getByRole('textbox').fill('One of the two is enough.');
  await expectStateAccessible(emre);
  await dialogOf(emre).getByRole('button', { name: 'Decline' }).click();
  await expect(twice).toHaveCount(0);
  const first = cardOf(emre, `${mark} first`);
  await first.getByRole('button', { name: /^Confirm/ }).click();
  await expect(dialogOf(emre)).toContainText(`${rendani.name} gets 9.999 Laurels.`);
  await expectStateAccessible(emre);
  await dialogOf(emre).getByRole('button', { name: 'Confirm: give 9.999 Laurels' }).click();
  await expect(first).toHaveCount(0);
  await emre.getByRole('tab', { name: /^Decided/ }).click();
  await expect(cardOf(emre, `${mark} first`)).toContainText('Confirmed by Emre Şahin');
}

async function askerReads(pageOf: Journey['pageOf'], mark: string): Promise<void> {
  const priya = await pageOf(people.priya, '/faq');
  await goTo(priya, '/approvals?part=decided', 'Second person');
  await expect(cardOf(priya, `${mark} twice`)).toContainText('Declined by Emre Şahin');
  await expect(cardOf(priya, `${mark} twice`)).toContainText('One of the two is enough.');
  await expect(cardOf(priya, `${mark} first`)).toContainText('Confirmed by Emre Şahin');
  await expectAccessible(priya);
}

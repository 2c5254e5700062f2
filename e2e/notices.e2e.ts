import { type Browser, expect, type Page, test } from '@playwright/test';
import { contextIn } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';
import { browserAt } from './playwright.config.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('notices');
});
test.afterAll(() => portal?.stop());

/** Asks as somebody whose page this is. */
async function ask(page: Page, path: string, body: object) {
  const token = await page.evaluate(() => sessionStorage.getItem('laurel.token'));
  const authorization = `Bearer ${token}`;
  const answer = await page.request.post(path, { headers: { authorization }, data: body });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function thank(from: Page, name: string): Promise<void> {
  const { memberList } = await ask(from, '/api/site/getmemberlist', { search: name });
  await ask(from, '/api/reward/doreward', {
    ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: 'You saved my day.', sendBy: 'email' },
    recipients: [memberList[0].memberId],
  });
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });

/** The e-mails to somebody, the newest first. */
async function mailsTo(page: Page, address: string) {
  const { messages } = await (await page.request.get(`${portal.url}/dev/outbox.json`)).json();
  return messages.filter((message: { address: string }) => message.address === address);
}

async function signedOff(browser: Browser): Promise<Page> {
  return (await contextIn(browser, { ...browserAt(portal.url), reducedMotion: 'reduce', locale: 'en-ZA' })).newPage();
}

test('a card rings the bell, leads to itself, and is read on the other device too', async ({ browser }) => {
  const johan = await portal.pageOf(browser, people.johan);
  await thank(johan, 'Mokoena');
  await thank(johan, 'Mokoena');
  const desk = await portal.pageOf(browser, people.thandi);
  await expect(bellOf(desk)).toHaveAccessibleName('Notices, 2 unread');
  await bellOf(desk).press('Enter');
  const over = desk.getByRole('dialog', { name: 'Notices' });
  const cards = over.getByRole('link', { name: 'Johan Botha says thank you!' });
  await expect(cards).toHaveCount(2);
  await expectAccessible(desk);
  await expectReadableInTheDark(desk);
  await desk.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(bellOf(desk)).toBeFocused();
  await bellOf(desk).click();
  await cards.first().click();
  await expect(desk).toHaveURL(/\/card\/\d+$/);
  await expect(over).toBeHidden();
  await expect(bellOf(desk)).toHaveAccessibleName('Notices, 1 unread');

  const phone = await portal.pageOf(browser, people.thandi, { address: '/notices' });
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(bellOf(phone)).toHaveAccessibleName('Notices, 1 unread');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bellOf(phone)).toHaveAccessibleName('Notices');
  await desk.reload();
  await expect(bellOf(desk)).toHaveAccessibleName('Notices');
  await phone.goto('/');
  await bellOf(phone).click();
  await expect(phone).toHaveURL(/\/notices$/);
});

test('what is chosen once a day comes not at once, and stays chosen', async ({ browser }) => {
  const luca = await portal.pageOf(browser, people.luca, { address: '/myprofile' });
  await luca.getByRole('link', { name: 'Notices and e-mails' }).click();
  await expect(luca.getByRole('heading', { level: 1, name: 'What you hear of, and how' })).toBeVisible();
  await luca.getByRole('group', { name: 'Cards for me' }).getByRole('radio', { name: 'Daily' }).check();
  await luca.getByRole('combobox', { name: 'From' }).selectOption('22');
  await luca.getByRole('button', { name: 'Save my choices' }).click();
  await expect(luca.getByText('Please choose when your quiet hours begin and when they end.')).toBeVisible();
  await luca.getByRole('combobox', { name: 'Until' }).selectOption('6');
  await expectAccessible(luca);
  await expectReadableInTheDark(luca);
  await luca.getByRole('button', { name: 'Save my choices' }).click();
  await expect(luca.getByText('Your choices are saved.')).toBeVisible();
  await luca.reload();
  await expect(luca.getByRole('group', { name: 'Cards for me' }).getByRole('radio', { name: 'Daily' })).toBeChecked();
  const johan = await portal.pageOf(browser, people.johan);
  await thank(johan, 'Rossi');
  await expect.poll(async () => (await ask(luca, '/api/notice/noticecount', {})).unread).toBe(1);
  expect(await mailsTo(johan, people.luca)).toEqual([]);
});

test('the link at the foot of an e-mail stops its kind, for who is not signed on too, and only when it is pressed', async ({
  browser,
}) => {
  const johan = await portal.pageOf(browser, people.johan);
  await thank(johan, 'Khumalo');
  await expect.poll(async () => (await mailsTo(johan, people.sipho)).length).toBe(1);
  const [mail] = await mailsTo(johan, people.sipho);
  const link = /<(.+)>/.exec(mail.headers['List-Unsubscribe'])?.[1] ?? '';
  expect(mail.text).toContain(link);
  const sipho = await portal.pageOf(browser, people.sipho, { address: '/notices/choices' });
  const way = (name: string) => sipho.getByRole('group', { name: 'Cards for me' }).getByRole('radio', { name });
  const somebody = await signedOff(browser);
  await somebody.goto(new URL(link).pathname);
  const stop = somebody.getByRole('button', { name: 'Stop these e-mails' });
  await expect(stop).toBeVisible();
  await expectAccessible(somebody);
  await expect(way('At once')).toBeChecked();
  await stop.click();
  await expect(somebody.getByRole('heading', { level: 1, name: 'That is done' })).toBeVisible();
  await sipho.reload();
  await expect(way('Never')).toBeChecked();
});

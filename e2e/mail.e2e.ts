import { expect } from '@playwright/test';
import { sendAs } from './desk.ts';
import { test } from './journey.ts';
import { people } from './people.ts';

test('a card that came by e-mail is as narrow as a phone, and dark by night', async ({ pageOf }) => {
  const page = await pageOf(people.johan);
  const { memberList } = await sendAs(people.johan, '/api/site/getmemberlist', { search: 'mokoena' });
  const word = 'Averyverylongwordwithoutanyplacetobreakit'.repeat(4);
  await sendAs(people.johan, '/api/reward/doreward', {
    ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: `Thank you. ${word}`, sendBy: 'email' },
    recipients: memberList.map(({ memberId }: { memberId: string }) => memberId).slice(0, 1),
  });
  const { messages } = await (await page.request.get('/dev/outbox.json')).json();
  const { html } = messages.find((message: { html: string | null }) => message.html?.includes(word));
  const mail = await page.context().newPage();
  for (const width of [600, 390]) {
    await mail.setViewportSize({ width, height: 800 });
    await mail.emulateMedia({ colorScheme: 'light' });
    await mail.setContent(html);
    expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(mail.getByRole('link', { name: 'Open your card' })).toBeVisible();
    await expect(mail.locator('.card')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await mail.emulateMedia({ colorScheme: 'dark' });
    await expect(mail.locator('.card')).toHaveCSS('background-color', 'rgb(21, 29, 25)');
  }
  await mail.close();
});

import { expect, type Page, test } from '@playwright/test';
import { people, signOn } from './people.ts';
import { quiet } from './quiet.ts';

/** What would run, leave the page or call home if any screen took a member's words for markup. */
const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<details open ontoggle=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">click</a> [click](javascript:alert(1))',
  '<img src="https://evil.example/pixel.gif">',
  '<link rel=stylesheet href=//evil.example/a.css><style>@import "//evil.example/b.css"</style>',
  '<form action="https://evil.example"><input name=token autofocus onfocus=alert(1)></form>',
  '{{constructor.constructor("alert(1)")()}}',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
];

const screens: [keyof typeof people, string[]][] = [
  ['thandi', ['/', '/myprofile', '/myrecognition', '/ideabox', '/competition', '/walloffame', '/gettoknow']],
  ['johan', ['/', '/nominationmanagement', '/myrecognition', '/reportmanagement']],
  ['priya', ['/nominationmanagement', '/ideaManagement', '/competitionadmin', '/reportquarterlyawards']],
];

/** Everything that must not happen on a page, as it happens. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).hostname !== 'localhost') seen.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().startsWith('violation')) seen.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error('violation', event.violatedDirective, event.blockedURI, event.sample),
    ),
  );
  return seen;
}

async function call(page: Page, path: string, body: object): Promise<number> {
  const token = await page.evaluate(() => Object.values(sessionStorage).find((value) => /^"?[\w-]{43}"?$/.test(value)));
  const headers = { authorization: `Bearer ${token?.replaceAll('"', '')}` };
  return (await page.request.post(path, { data: body, headers })).status();
}

test('A27: what people write is text on every screen: no dialog, no violation of the policy, no request to elsewhere', async ({
  browser,
}) => {
  const pages = new Map<string, { page: Page; seen: string[] }>();
  for (const [person] of screens) {
    const page = await (await browser.newContext()).newPage();
    const seen = await watch(page);
    await signOn(page, people[person]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    pages.set(person, { page, seen });
  }
  const thandi = pages.get('thandi')?.page as Page;
  const johanId = await thandi.evaluate(async () => {
    const token = Object.values(sessionStorage).find((value) => /^"?[\w-]{43}"?$/.test(value));
    const answer = await fetch('/api/site/getmemberlist', {
      method: 'POST',
      headers: { authorization: `Bearer ${token?.replaceAll('"', '')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ search: 'johan botha' }),
    });
    return (await answer.json()).memberList[0].memberId as string;
  });
  for (const attack of attacks) {
    const thanks = { what: 'thankyou', reason: 'Thank you', points: 0, message: attack, sendBy: 'email' };
    const planted = [
      await call(thandi, '/api/nom/newnom', { nomCat: ['Act of Courage'], reason: attack, members: [johanId] }),
      await call(thandi, '/api/reward/doreward', { ...thanks, recipients: [johanId] }),
      await call(thandi, '/api/idea/ideasubmit', {
        category: 'Current challenges',
        title: attack.slice(0, 50),
        idea: attack,
      }),
    ];
    expect([attack, planted]).toEqual([attack, [200, 200, 200]]);
  }
  for (const [person, addresses] of screens) {
    const { page, seen } = pages.get(person) as { page: Page; seen: string[] };
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet(page);
      expect([person, address, seen]).toEqual([person, address, []]);
    }
  }
  const priya = pages.get('priya')?.page as Page;
  await priya.goto('/nominationmanagement');
  await priya.getByLabel('Search').fill('svg/onload');
  await expect(priya.getByText('<svg/onload=alert(1)>').first()).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { goTo, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { people } from './people.ts';
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

type Walk = [keyof typeof people, string[]][];

/** Where many read what they wrote. */
const most: Walk = [
  ['thandi', ['/myrecognition', '/ideabox']],
  ['johan', ['/', '/nominationmanagement']],
];
const others: Walk = [
  ['thandi', ['/', '/myprofile', '/competition', '/walloffame', '/gettoknow']],
  ['johan', ['/myrecognition', '/reportmanagement']],
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

for (const [where, walk, tag] of [
  ['on the screens that most read', most, []],
  ['on the other screens', others, ['@sweep']],
] as const)
  test(`A27: what people write is text ${where}: no dialog, no violation of the policy, no request to elsewhere`, {
    tag: [...tag],
  }, async ({ pageOf }) => {
    for (const attack of attacks) await plant(attack);
    for (const [person, [first = '/', ...more]] of walk) {
      const page = await pageOf(people[person], '/faq');
      const seen = await watch(page);
      await page.goto(first);
      for (const address of [first, ...more]) {
        if (address !== first) await goTo(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await quiet(page);
        expect([person, address, seen]).toEqual([person, address, []]);
      }
    }
  });

test('A27: who searches for an attack finds it as it was written', { tag: '@sweep' }, async ({ pageOf }) => {
  await plant('<svg/onload=alert(1)>');
  const priya = await pageOf(people.priya, '/nominationmanagement');
  await priya.getByLabel('Search').fill('svg/onload');
  await expect(priya.getByText('<svg/onload=alert(1)>').first()).toBeVisible();
});

async function plant(attack: string): Promise<void> {
  const { memberList } = await sendAs(people.thandi, '/api/site/getmemberlist', { search: 'johan botha' });
  const johan = memberList[0].memberId;
  const thanks = { what: 'thankyou', reason: 'Thank you', points: 0, message: attack, sendBy: 'email' };
  const idea = { category: 'Current challenges', title: attack.slice(0, 50), idea: attack };
  await sendAs(people.thandi, '/api/nom/newnom', { nomCat: ['Act of Courage'], reason: attack, members: [johan] });
  await sendAs(people.thandi, '/api/reward/doreward', { ...thanks, recipients: [johan] });
  await sendAs(people.thandi, '/api/idea/ideasubmit', idea);
}

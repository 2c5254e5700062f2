import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { goTo, pageIn } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people, signOn } from './people.ts';
import { quiet, watchRequests } from './quiet.ts';

type Screen = [keyof typeof people | 'nobody', string, string | RegExp];

/** Every address of the portal, the person who looks at it, and its first heading: the whole of it, where it is not a pattern. */
const screens: Screen[] = [
  ['nobody', '/contactus', /Contact/],
  ['nobody', '/logout', /Logged Out/],
  ['nobody', '/loginsuccess', /Sign-on did not work/],
  ['nobody', '/login', /Who would you like to be/],
  ['thandi', '/', /Thandi/],
  ['thandi', '/myprofile', 'My Profile'],
  ['thandi', '/myprofile/update', 'Update profile'],
  ['thandi', '/away', 'Away'],
  ['thandi', '/nominate', 'Nominate'],
  ['thandi', '/howitworks', /How it works/i],
  ['thandi', '/faq', 'Questions and answers'],
  ['thandi', '/about', 'About Laurel'],
  ['thandi', '/no-such-page', /Error retrieving content/],
  ['thandi', '/rewards', 'Rewards'],
  ['thandi', '/rewards/gift-vouchers', 'Gift vouchers'],
  ['thandi', '/rewards/basket', 'Basket'],
  ['thandi', '/orders', 'Recent Orders'],
  ['thandi', '/statement', 'Points Statement'],
  ['thandi', '/recognise', 'Module not implemented'],
  ['thandi', '/recognise?card=birthday', /Celebrate/],
  ['thandi', '/rewardpayitforward', /Pay It Forward/],
  ['thandi', '/myrecognition', 'My Recognition'],
  ['thandi', '/myyear', 'My year'],
  ['thandi', '/card/999999999', 'There is no such card'],
  ['thandi', '/myrecognition?part=nominations', 'My Recognition'],
  ['thandi', '/celebrations', 'Celebrate With Us'],
  ['thandi', '/groupcard/999999999', 'This card is not there'],
  ['thandi', '/gettoknow', 'Get To Know'],
  ['thandi', '/recentrecognition', 'Recent Recognition'],
  ['thandi', '/wallOfFame', 'Wall of Fame'],
  ['thandi', '/colleague/1.999999999', 'There is no such page'],
  ['thandi', '/ideabox', 'Idea Box'],
  ['thandi', '/competition', 'Colleague of the Season'],
  ['thandi', '/payitforwardstatement', 'Peer to Peer Recognition Statement'],
  ['thandi', '/nominationmanagement', 'Only a manager may access this module.'],
  ['johan', '/nominationmanagement', 'Nominations Management'],
  ['johan', '/adhocrecognition', 'Adhoc Recognition'],
  ['johan', '/reportmanagement', /Management Report/],
  ['johan', '/managementstatement', 'Management Statement'],
  ['priya', '/rewardtrfcustom', 'Recognise'],
  ['priya', '/ideaManagement', 'Idea Management'],
  ['priya', '/reportquarterlyawards', 'Quarterly Award Report'],
  ['priya', '/quarterlyAwardsSummary', 'Quarterly Award Summary'],
  ['priya', '/quarterlyvote/999999999', 'Vote for the winner of a quarter'],
  ['priya', '/competitionadmin', 'Competition Admin'],
  ['priya', '/programme', 'Programme'],
  ['priya', '/programme?part=points', 'Programme'],
  ['priya', '/programme?part=history', 'Programme'],
  ['priya', '/admindataupload', 'Data Upload'],
  ['priya', '/orderdesk', /Order desk/i],
  ['priya', '/approvals', 'Second person'],
  ['priya', '/corrections', 'Corrections'],
  ['priya', '/circles', 'Circles of points'],
  ['priya', '/todo', 'To do'],
  ['johan', '/todo', 'To do'],
  ['priya', '/budgets', 'Budgets'],
  ['priya', '/words', 'Words'],
  ['priya', '/setup', 'Set up'],
  ['nobody', '/setup/begin', 'This link leads nowhere'],
  ['priya', '/announcements', 'Announcements'],
  ['priya', '/people', 'People'],
  ['priya', '/people/1.999999999', 'A person'],
  ['priya', '/looks', 'Looks'],
  ['priya', '/looks?site=alba', 'Look of alba'],
  ['priya', '/messages', 'Messages'],
  ['priya', '/inbox', 'Inbox'],
  ['priya', '/reported', 'Reported cards and comments'],
  ['priya', '/audit', 'Audit'],
  ['priya', '/audit/uploads', 'Audit'],
  ['priya', '/audit/proofs', 'Audit'],
  ['priya', '/guide', 'Guide'],
  ['thandi', '/notices', 'Notices'],
  ['thandi', '/notices/choices', 'What you hear of, and how'],
  ['thandi', '/unsubscribe/nothing', 'Stop these e-mails?'],
  ['johan', '/guide/review-nominations', 'Review nominations'],
  ['priya', '/guide/no-such-page', 'The guide has no such page'],
];

/** As other people, or by other words, come to the same screens. */
const alike: Screen[] = [
  ['thandi', '/MYPROFILE/Update', 'Update profile'],
  ['thandi', '/contactus', /Contact/],
  ['thandi', '/rewardtrfcustom', 'Module not implemented'],
  ['thandi', '/adhocrecognition', 'Only a manager may access this module.'],
  ['thandi', '/orderdesk', 'Only authorised personel may access this module.'],
  ['thandi', '/todo', 'Only authorised personel may access this module.'],
  ['thandi', '/budgets', 'Only authorised personel may access this module.'],
  ['thandi', '/corrections', 'Only authorised personel may access this module.'],
  ['thandi', '/circles', 'Only authorised personel may access this module.'],
  ['thandi', '/approvals', 'Second person'],
  ['thandi', '/words', 'Only authorised personel may access this module.'],
  ['priya', '/words/faq/de', 'Fragen und Antworten'],
  ['priya', '/words/sentences/de', 'Sentences of the portal'],
  ['thandi', '/people', 'Only authorised personel may access this module.'],
  ['thandi', '/announcements', 'Only authorised personel may access this module.'],
  ['thandi', '/reported', 'Only authorised personel may access this module.'],
  ['thandi', '/inbox', 'Only authorised personel may access this module.'],
  ['thandi', '/messages', 'Only authorised personel may access this module.'],
  ['thandi', '/audit', 'Only authorised personel may access this module.'],
  ['thandi', '/looks', 'Only authorised personel may access this module.'],
  ['thandi', '/programme', 'Only authorised personel may access this module.'],
  ['johan', '/ideaManagement', 'Only authorised personel may access this module.'],
  ['priya', '/', /Priya/],
  ['priya', '/nominationmanagement', 'Nominations Management'],
  ['priya', '/reportmanagement', /Management Report/],
];

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  // A desk at 200 %.
  zoomed: { width: 640, height: 400 },
};

/** A page that jumps by more than this is felt to jump. */
const layoutShiftMax = 0.02;
/** In a language of longer words a line more may come with the letters of the portal. */
const lineShiftMax = 0.025;

for (const [size, viewport] of Object.entries(sizes))
  test(`every screen stands, is accessible, fits and does not jump, on a ${size}`, { tag: '@sweep' }, async ({
    browser,
  }) => {
    await lookAtAll(browser, { viewport, colorScheme: 'light' }, async (page, address) => {
      // What axe sees at 200 % it has seen on the desk.
      if (size !== 'zoomed') await expectAccessible(page);
      if (size === 'desk' || size === 'phone') expect([address, await layoutShiftOf(page)]).toEqual([address, 0]);
      expect([address, await overflowOf(page)]).toEqual([address, 0]);
    });
  });

// The parts that all screens are made of are looked at by night in routing.e2e.ts.
for (const size of ['desk', 'phone'] as const)
  test(`every screen can be read in the dark, on a ${size}`, { tag: '@sweep' }, async ({ browser }) => {
    await lookAtAll(browser, { viewport: sizes[size] }, expectReadableInTheDark);
  });

const locales = { de: 'de-DE', it: 'it-IT', 'pt-BR': 'pt-BR', ar: 'ar-EG' };

for (const [lang, locale] of Object.entries(locales))
  for (const size of ['desk', 'phone'] as const)
    test(`every screen stands, is accessible, fits and does not jump, in ${lang} on a ${size}`, {
      tag: '@sweep',
    }, async ({ browser }) => {
      await lookAtAll(
        browser,
        { viewport: sizes[size], colorScheme: 'light', locale },
        async (page, address) => {
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expectAccessible(page);
          expect([address, await layoutShiftOf(page, { most: lineShiftMax }), await overflowOf(page)]).toEqual([
            address,
            0,
            0,
          ]);
        },
        // The identity provider of the demonstration speaks English.
        screens.filter(([, address]) => address !== '/login').map(([who, address]) => [who, address, /./]),
      );
      // They read English again in the browsers of other journeys: the last that signs on decides.
      for (const person of [people.thandi, people.johan, people.priya])
        await (await pageIn(browser, person)).context().close();
    });

/** Members mostly have a phone in their hand, managers and administrators sit at a desk. */
const usualSize = { nobody: 'desk', thandi: 'phone', johan: 'desk', priya: 'desk' } as const;

for (const [who, size] of Object.entries(usualSize))
  test(`every screen of ${who} stands, is accessible, fits and does not jump, on a ${size}`, async ({
    pageOf,
    browser,
  }) => {
    const page =
      who === 'nobody' ? await (await browser.newContext()).newPage() : await pageOf(people[who as 'thandi'], '/faq');
    watchRequests(page);
    await page.setViewportSize(sizes[size]);
    let since = 0;
    const come = async (at: Page, ...to: [string, string | RegExp]) => {
      await goTo(at, ...to);
      // From the first picture with that heading on.
      const shown = await at.waitForFunction(
        () =>
          new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
      );
      since = await shown.jsonValue();
    };
    for (const screen of screens.filter(([person]) => person === who))
      await lookAt(
        page,
        screen,
        async (address) => {
          await expectAccessible(page);
          expect([address, await layoutShiftOf(page, { since }), await overflowOf(page)]).toEqual([address, 0, 0]);
          expect([address, await overflowFromRightToLeft(page)]).toEqual([address, 0]);
        },
        who === 'nobody' ? undefined : come,
      );
  });

/** Each screen as its person has it, in a browser that has never been there. */
async function lookAtAll(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page, address: string) => Promise<void>,
  all: Screen[] = [...screens, ...alike],
): Promise<void> {
  for (const person of new Set(all.map(([who]) => who))) {
    const context = await browser.newContext({ serviceWorkers: 'allow', ...options });
    const page = await context.newPage();
    watchRequests(page);
    if (person !== 'nobody') await signOn(page, people[person]);
    for (const screen of all.filter(([who]) => who === person))
      await lookAt(page, screen, (address) => look(page, address));
    await context.close();
  }
}

/** When it has come to rest. */
async function lookAt(
  page: Page,
  [person, address, heading]: Screen,
  look: (address: string) => Promise<void>,
  come = (at: Page, to: string, _heading: string | RegExp): Promise<unknown> => at.goto(to),
) {
  await test.step(`${person} ${address}`, async () => {
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on('pageerror', note);
    await come(page, address, heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await quiet(page);
    await look(address);
    page.off('pageerror', note);
    expect(errors).toEqual([]);
  });
}

/** By how much the page jumped while it came; 0 for what nobody sees. */
async function layoutShiftOf(page: Page, { since = 0, most = layoutShiftMax } = {}): Promise<number> {
  const shift = await page.evaluate((from) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    observer.disconnect();
    return shifts.filter((one) => !one.hadRecentInput && one.startTime > from).reduce((sum, one) => sum + one.value, 0);
  }, since);
  return shift < most ? 0 : shift;
}

/** How many pixels stand beyond the edge. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The same on a phone whose lines run from right to left. */
async function overflowFromRightToLeft(page: Page): Promise<number> {
  const size = page.viewportSize() ?? sizes.desk;
  await page.setViewportSize(sizes.phone);
  const turn = (dir: string) => page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
  await turn('rtl');
  const overflow = await overflowOf(page);
  await turn('ltr');
  await page.setViewportSize(size);
  return overflow;
}

test('a member without a mobile number completes the profile first', async ({ page }) => {
  await signOn(page, people.emma);
  await expect(page).toHaveURL(/\/myprofile\/update$/);
  await page.goto('/nominate');
  await expect(page).toHaveURL(/\/myprofile\/update$/);
  await page.getByRole('textbox', { name: /mobile/i }).fill('+49 171 3920000');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(
    page
      .getByText(
        'In order to participate in this program you are required to ensure the information provided is correct',
      )
      .first(),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /correct|agree/i }).check();
  await save.click();
  await expect(page.getByText('Thank you for updating your details.')).toBeVisible();
});

test('signing off does not bring the same person straight back; a link comes back to its address after sign-on', async ({
  page,
}) => {
  await signOn(page, people.thandi);
  const signedOff = page.waitForResponse(
    (response) => /logout$/i.test(new URL(response.url()).pathname) && response.request().method() === 'POST',
  );
  await page.goto('/logout');
  await signedOff;
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'Who would you like to be?' })).toBeVisible();
  await page.getByRole('link', { name: /Johan Botha/ }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('banner')).toContainText('Johan');
});

test('a person who is not in the roster reads why', async ({ page }) => {
  await page.goto('/sso/idplogin?login_hint=stranger@elsewhere.example');
  await expect(page.getByText(/Error occured: .*roster/)).toBeVisible();
  await expect(page).not.toHaveURL(/code=/);
});

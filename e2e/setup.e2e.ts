import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseMember, contextIn } from './desk.ts';
import { type OwnMailbox, ownMailbox } from './own-mailbox.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { type OwnProvider, ownProvider } from './own-provider.ts';
import { patiently } from './patience.ts';
import { expectAccessible } from './people.ts';
import { browserAt } from './playwright.config.ts';

let portal: OwnPortal;
let provider: OwnProvider;
let mail: OwnMailbox;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  provider = await ownProvider();
  mail = await ownMailbox();
  portal = await ownPortal('setup', {
    settings: {
      ...{ LAUREL_DEMO: 'off', SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Stars <stars@company.example>' },
      ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' },
    },
  });
});
test.afterAll(async () => {
  await portal?.stop();
  await provider?.close();
  await mail?.close();
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await contextIn(browser, { ...browserAt(portal.url), reducedMotion: 'reduce', locale: 'en-ZA' });
  return context.newPage();
}

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });

const roster = `Employee Id,First Name,Last Name,Work Email,Mobile,Department,Country,Manager Id,Is Manager
4711,Ada,Osei,ada.osei@company.example,082 123 4567,Head office,ZA,,false
4712,Kofi,Mensah,kofi.mensah@company.example,082 123 4568,Workshop,ZA,,true
4713,Esi,Boateng,esi.boateng@company.example,082 123 4569,Workshop,ZA,4712,false
`;

test('from nothing to the first recognition: a company begins, in any order, and its people come', async ({
  browser,
}) => {
  const ada = await newPage(browser);
  await test.step('the link of the start leads Ada in', async () => {
    await expect(() => expect(portal.printed()).toContain('/setup/begin#')).toPass();
    await ada.goto(/\S+\/setup\/begin#[\w-]+/.exec(portal.printed())?.[0] ?? '');
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Welcome. Let us begin.');
    await expect(ada.getByLabel('Your country')).toHaveValue('ZA');
    await expect(ada.getByLabel('Currency')).toHaveValue('ZAR');
    await ada.getByRole('button', { name: 'Begin' }).click();
    await expect(ada.getByLabel('First name')).toBeFocused();
    await expectAccessible(ada);
    const filled = {
      'First name': 'Ada',
      Surname: 'Osei',
      'E-mail': 'ada.osei@company.example',
      'Mobile number': '082 123 4567',
      'Your employee number': 'A-1',
      'Your division': 'Head office',
      'What points are called': 'Stars',
    };
    for (const [field, words] of Object.entries(filled)) await ada.getByLabel(field).fill(words);
    await ada.getByRole('button', { name: 'Begin' }).click();
    await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Set up');
    await expect(ada.getByText('1 of 9 done')).toBeVisible();
    await expectAccessible(ada);
  });

  await test.step('the link is used up', async () => {
    const late = await newPage(browser);
    await late.goto(/\S+\/setup\/begin#[\w-]+/.exec(portal.printed())?.[0] ?? '');
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
    await late.context().close();
  });

  await test.step('she puts her number right by the keyboard, and uploads the roster', async () => {
    await ada.getByRole('button', { name: 'Correct my number' }).press('Enter');
    await expect(ada.getByLabel('Your employee number')).toBeFocused();
    await ada.keyboard.press('ControlOrMeta+a');
    await ada.keyboard.type('4711');
    await ada.keyboard.press('Enter');
    await expect(ada.getByText('The roster must have you as number 4711.')).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Correct my number' })).toBeFocused();
    await step(ada, 'People').getByRole('link', { name: 'Upload the roster' }).click();
    await ada.getByLabel(/^Drop a CSV or Excel file here/).setInputFiles({
      ...{ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(roster) },
    });
    const outcome = ada.getByRole('region', { name: 'Outcome of the file' });
    await outcome.getByRole('checkbox').check();
    await outcome.getByRole('button', { name: 'Upload all the same' }).click();
    await expect(outcome.getByRole('heading')).toHaveText('Members: uploaded');
  });

  await test.step('Home reminds her, and she goes on in any order', async () => {
    await ada.goto('/');
    await ada.getByRole('link', { name: /The portal is being set up/ }).click();
    await expect(step(ada, 'People').getByText('3 people in 2 divisions')).toBeVisible();
    for (const name of ['Programme', 'Words', 'Looks']) {
      await step(ada, name).getByRole('button', { name: 'It stays as it is' }).click();
      await expect(step(ada, name).getByRole('button', { name: 'Open it again' })).toBeFocused();
    }
    for (const name of ['Budgets', 'Rewards'])
      await step(ada, name).getByRole('button', { name: 'Not needed now' }).click();
  });

  await test.step('a message comes to her', async () => {
    await step(ada, 'E-mail').getByRole('button', { name: 'Send me a message' }).click();
    await expect(step(ada, 'E-mail').getByText(/^The message to you has left/)).toBeVisible();
    expect(mail.receivers).toContain('ada.osei@company.example');
  });

  await test.step('she signs on through the identity provider', async () => {
    await step(ada, 'Sign-on').getByRole('button', { name: 'Ask the provider' }).click();
    await expect(step(ada, 'Sign-on').getByText(/answers, with 1 keys/)).toBeVisible();
    provider.signsOn({ sub: 'ada', employee_number: '4711' });
    await step(ada, 'Sign-on').getByRole('button', { name: 'Sign on through it now' }).click();
    await expect(step(ada, 'Sign-on').getByText(`You have signed on through ${provider.issuer}`)).toBeVisible();
    await expect(ada.getByText('9 of 9 done')).toBeVisible();
    await ada.getByRole('button', { name: 'Finish' }).click();
    await expect(ada.getByRole('heading', { name: 'The portal is set up' })).toBeVisible();
    await expectAccessible(ada);
  });

  await test.step('Esi comes, and Ada thanks her: the first recognition', async () => {
    provider.signsOn({ sub: 'esi', employee_number: '4713' });
    const esi = await newPage(browser);
    await esi.goto('/sso/idplogin?returnTo=/myrecognition');
    await expect(esi.getByRole('heading', { level: 1 })).toHaveText('My Recognition');
    await ada.getByRole('link', { name: 'Thank somebody' }).click();
    await chooseMember(ada, 'Select…', 'Esi Boateng');
    await ada.getByLabel('Message').fill('You opened the workshop for all of us.');
    await ada.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(ada.getByText('Your e-card is on its way.')).toBeVisible();
    await esi.reload();
    await esi
      .getByRole('button', { name: /Thank you/ })
      .first()
      .click();
    await expect(esi.getByRole('dialog')).toContainText('You opened the workshop for all of us.');
  });
});

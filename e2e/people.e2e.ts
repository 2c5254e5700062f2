import { expect, type Page } from '@playwright/test';
import { cellsOf, goTo, saved, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, expectStateAccessible, people } from './people.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const rows = (page: Page) => page.getByRole('table', { name: 'People found' }).getByRole('row');
const found = (page: Page, name: string) => rows(page).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const answer = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'At a glance' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name, exact: true });

async function lookFor(page: Page, text: string) {
  await search(page).fill(text);
  await search(page).press('Enter');
}

test('who looks after people finds somebody by their address, and sees what is asked most often and all that there is', async ({
  pageOf,
}) => {
  const priya = await pageOf(people.priya, '/people');
  const thandi = (await sendAs(people.johan, '/api/site/getmemberlist', { search: 'Thandi Mokoena' })).memberList[0];
  await sendAs(people.johan, '/api/reward/doreward', {
    ...{ what: 'thankyou', reason: 'Thank you', points: 0, sendBy: 'email', message: 'Words that are hers alone' },
    recipients: [thandi.memberId],
  });

  await test.step('by a part of an address, which stands in the address of the page', async () => {
    await expect(rows(priya)).toHaveCount(26);
    await lookFor(priya, 'thandi.mokoena@');
    await expect(rows(priya)).toHaveCount(2);
    await expect(priya).toHaveURL(/\/people\?search=thandi\.mokoena%40$/);
    await expectStateAccessible(priya);
    await found(priya, 'Thandi Mokoena').click();
    await expect(title(priya, 'Thandi Mokoena')).toBeFocused();
  });

  await test.step('whether she can sign on, what was sent to her, what she has and who leads her', async () => {
    await expect(answer(priya, 'Manager').getByRole('link', { name: 'Johan Botha' })).toBeVisible();
    await expect(answer(priya, 'Points')).toContainText('to redeem');
    await expect(answer(priya, 'Signing on')).toContainText('First on');
    await expect(priya.getByRole('heading', { name: 'From the roster' })).toBeVisible();
    await expectAccessible(priya);
    await expectReadableInTheDark(priya);
  });

  await test.step('part by part, and nowhere what was written to her', async () => {
    const shown = (name: string) => priya.getByRole('table', { name, exact: true });
    for (const name of [
      'Points',
      'Recognition',
      'Nominations',
      'Orders',
      'Messages',
      'Acts',
      'Sign-ons',
      'Their people',
    ]) {
      await part(priya, name).click();
      await expect(part(priya, name)).toHaveAttribute('aria-current', 'page');
      await expect(priya.getByRole('heading', { name, exact: true }).last()).toBeVisible();
      await expectStateAccessible(priya);
      await expect(priya.getByText('Words that are hers alone')).toHaveCount(0);
    }
    await part(priya, 'Messages').click();
    await expect(
      shown('Messages')
        .getByRole('row', { name: /An e-card/ })
        .first(),
    ).toContainText(/Sent|On its way/);
    await part(priya, 'Recognition').click();
    await expect(
      shown('Recognition')
        .getByRole('row', { name: /E-card/ })
        .first(),
    ).toContainText('Johan Botha');
    await priya.getByText('Given', { exact: true }).click();
    await expect(shown('Recognition').getByRole('columnheader', { name: 'To' })).toBeVisible();
  });

  await test.step('from her to her manager, and back to whom was looked for', async () => {
    await answer(priya, 'Manager').getByRole('link', { name: 'Johan Botha' }).click();
    await expect(title(priya, 'Johan Botha')).toBeFocused();
    await part(priya, 'Their people').click();
    await expect(found(priya, 'Thandi Mokoena')).toBeVisible();
    await priya.goto('/people?search=thandi.mokoena@');
    await expect(search(priya)).toHaveValue('thandi.mokoena@');
    await expect(rows(priya)).toHaveCount(2);
  });
});

test('those who never signed on are narrowed to, by keyboard and on a phone, and saved as a file', async ({
  pageOf,
}) => {
  const priya = await pageOf(people.priya, '/people');

  await test.step('by keyboard, which keeps its place', async () => {
    const never = priya.getByRole('checkbox', { name: 'Never signed on' });
    await never.focus();
    await priya.keyboard.press('Space');
    await expect(priya).toHaveURL(/lacks=signOn/);
    await expect(never).toBeFocused();
    await expect(found(priya, 'Luca Rossi')).toBeVisible();
    await expect(found(priya, 'Thandi Mokoena')).toHaveCount(0);
  });

  await test.step('the file holds them alone', async () => {
    const file = await saved(priya, () => priya.getByRole('button', { name: 'Export to CSV' }).click());
    const [heads, ...lines] = cellsOf(file);
    expect(file.name).toBe('people.csv');
    expect(heads?.slice(0, 3)).toEqual(['Member number', 'Name', 'E-mail']);
    expect(lines.map(([, name]) => name)).toContain('Luca Rossi');
    const told = await priya
      .getByRole('status')
      .filter({ hasText: /people|person/ })
      .first()
      .textContent();
    expect(Number.parseInt(told ?? '', 10)).toBe(lines.length);
  });

  await test.step('nobody fits among those here, and everybody is one press away', async () => {
    await lookFor(priya, 'nobody of that name');
    await expect(priya.getByText('Nobody fits.')).toBeVisible();
    await priya.getByRole('button', { name: 'Look among everybody' }).click();
    await expect(priya.getByText('Try fewer letters or fewer filters.')).toBeVisible();
    await expect.poll(() => priya.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  await test.step('on a phone the filters unfold, and a person is read at ease', async () => {
    await priya.setViewportSize({ width: 390, height: 844 });
    await priya.goto('/people?lacks=signOn');
    await expect(priya.getByRole('checkbox', { name: 'Never signed on' })).toBeHidden();
    await priya.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(priya.getByRole('checkbox', { name: 'Never signed on' })).toBeChecked();
    await expectAccessible(priya);
    await lookFor(priya, 'luca');
    await found(priya, 'Luca Rossi').click();
    await expect(title(priya, 'Luca Rossi')).toBeVisible();
    await expect(answer(priya, 'Signing on')).toContainText('They can at any time');
    await expect(answer(priya, 'Points')).toContainText('No points yet');
    await expectAccessible(priya);
  });
});

test('others do not look after people, and who there is none of is said so', async ({ pageOf }) => {
  const thandi = await pageOf(people.thandi);
  await goTo(thandi, '/people', 'Only authorised personel may access this module.');
  await goTo(thandi, '/people/1.999999999', 'Only authorised personel may access this module.');
  const priya = await pageOf(people.priya, '/people/1.999999999');
  await expect(title(priya, 'A person')).toBeVisible();
  await expect(priya.getByRole('alert')).toBeVisible();
});

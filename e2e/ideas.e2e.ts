import { expect, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('listitem');

test('an idea is shared, wanted, commented and planned, and its author reads what became of it', async ({ pageOf }) => {
  const title = `Benches ${Date.now()}`;

  await test.step('its author sees who will read it, and shares it', async () => {
    const author = await pageOf(people.thandi, '/ideabox');
    await author.getByLabel('Category').selectOption('Current challenges');
    await author.getByRole('textbox', { name: /^Title/ }).fill(title);
    await author.getByRole('textbox', { name: /^Idea/ }).fill('Under the old tree, where everybody waits for the bus.');
    await expect(author.getByRole('radio', { name: 'Only those who review ideas' })).toBeChecked();
    await author.getByRole('radio', { name: 'Colleagues of my site' }).check({ force: true });
    await expectStateAccessible(author);
    await author.getByRole('button', { name: 'Submit' }).click();
    await expect(author.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
    await expect(author.getByText('Colleagues of your site read this idea.').first()).toBeVisible();
  });

  const reader = await pageOf(people.lerato, '/ideabox');
  await test.step('a colleague finds it on a phone, votes and writes to it by keyboard', async () => {
    await reader.setViewportSize({ width: 390, height: 844 });
    await reader.getByRole('tab', { name: /^Ideas of all/ }).press('Enter');
    await reader.getByRole('searchbox', { name: 'Search' }).fill(title);
    await expect(reader.getByRole('link', { name: title })).toBeVisible();
    await expectStateAccessible(reader);
    await reader.getByRole('link', { name: title }).press('Enter');
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await reader.getByRole('button', { name: 'I want this' }).press('Enter');
    await expect(reader.getByRole('button', { name: '1 vote' })).toBeVisible();
    await reader.getByRole('textbox', { name: 'Your comment' }).fill('Two of them, please');
    await reader.getByRole('button', { name: 'Send', exact: true }).press('Enter');
    await expect(rows(reader)).toContainText(['Two of them, please']);
    await expectAccessible(reader);
  });

  await test.step('who reviews ideas says where it stands', async () => {
    const office = await pageOf(people.priya, '/ideamanagement');
    const row = office.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: 'Set the stage' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Stage').selectOption('planned');
    await dialog.getByLabel('Your words').fill('They come in spring.');
    await expectStateAccessible(office);
    await dialog.getByRole('button', { name: 'Tell everybody' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Planned');
  });

  await test.step('who voted hears of it, and its author reads the story', async () => {
    await reader.setViewportSize({ width: 1280, height: 800 });
    await goTo(reader, '/notices');
    const notices = reader.getByRole('list', { name: 'Notices' }).getByRole('listitem');
    await expect(notices.filter({ hasText: title }).first()).toContainText('that you voted for: Planned.');
    const author = await pageOf(people.thandi, '/notices');
    const notice = author
      .getByRole('list', { name: 'Notices' })
      .getByRole('listitem')
      .filter({ hasText: `“${title}”: Planned.` });
    await notice.first().getByRole('link').click();
    await expect(author.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(author.getByText('They come in spring.')).toBeVisible();
    await expect(author.getByRole('button', { name: '1 vote' })).toBeVisible();
    await expect(rows(author)).toContainText(['Two of them, please']);
    await author.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(author.getByText('Votes and comments come once it is shared.')).toBeVisible();
    await reader.goto('/ideabox?part=all&search=Benches');
    await expect(reader.getByRole('status').filter({ hasText: 'ideas' })).toBeVisible();
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0);
  });
});

import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { desk, photographAs } from './doc-shots.ts';
import { openReview, type Person, still } from './shot-list.ts';

const folder = join(import.meta.dirname, '..', 'docs/guide/pictures');

interface GuideShot {
  name: string;
  who: Person;
  address: string;
  act?: (page: Page) => Promise<void>;
}

const shot = (who: Person, name: string, address: string, act?: GuideShot['act']): GuideShot => ({
  ...{ name, who, address },
  ...(act && { act }),
});

/** Each picture of the guide, by its name there. */
const guideShots: readonly GuideShot[] = [
  shot('johan.botha', 'review-nominations', '/nominationmanagement'),
  shot('johan.botha', 'review-one', '/nominationmanagement', openReview),
  shot('johan.botha', 'award-on-the-spot', '/adhocrecognition'),
  shot('johan.botha', 'management-report', '/reportmanagement'),
  shot('johan.botha', 'your-budget', '/managementstatement'),
  shot('johan.botha', 'to-do', '/todo'),
  shot('priya.naidoo', 'ideas', '/ideaManagement?since=2000-01-01'),
  shot('priya.naidoo', 'setup', '/setup'),
  shot('priya.naidoo', 'programme', '/programme?part=points'),
  shot('priya.naidoo', 'words', '/words'),
  shot('priya.naidoo', 'words-one', '/words/faq/en'),
  shot('priya.naidoo', 'looks', '/looks?site=alba'),
  shot('priya.naidoo', 'announcements', '/announcements'),
  shot('priya.naidoo', 'competitions', '/competitionadmin'),
  shot('priya.naidoo', 'people', '/people'),
  shot('priya.naidoo', 'one-person', '/people?search=Thandi', openPerson),
  shot('priya.naidoo', 'data-upload', '/admindataupload'),
  shot('priya.naidoo', 'budgets', '/budgets'),
  shot('priya.naidoo', 'budgets-plans', '/budgets/plans', (page) => open(page, 'New plan')),
  shot('priya.naidoo', 'recognise', '/rewardtrfcustom'),
  shot('priya.naidoo', 'corrections', '/people?search=Thandi', correctPoints),
  shot('priya.naidoo', 'second-person', '/approvals'),
  shot('priya.naidoo', 'quarterly-awards', '/reportquarterlyawards', loadReport),
  shot('priya.naidoo', 'order-desk', '/orderdesk'),
  shot('priya.naidoo', 'inbox', '/inbox'),
  shot('priya.naidoo', 'reported-cards', '/reported'),
  shot('priya.naidoo', 'messages', '/messages'),
  shot('priya.naidoo', 'audit', '/audit'),
  shot('priya.naidoo', 'view-as', '/people?search=Thandi', lookAs),
];

/** The pictures of `docs/guide`, as they are read in it: on a desk, in light colours. */
export async function photographGuide(browser: Browser, url: string) {
  for (const who of new Set(guideShots.map((one) => one.who)))
    await photographAs(
      browser,
      { url, who },
      guideShots
        .filter((one) => one.who === who)
        .map(({ name, address, act }) => ({
          address,
          take: async (page) => {
            await act?.(page);
            await sharp(await page.screenshot({ clip: await readable(page) }))
              .webp({ quality: 75 })
              .toFile(join(folder, `${name}.webp`));
            process.stdout.write(`docs/guide/pictures/${name}.webp\n`);
          },
        })),
    );
}

async function openPerson(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Thandi/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Thandi/ }).waitFor();
  await still(page);
}

async function lookAs(page: Page) {
  await openPerson(page);
  await open(page, 'View as');
}

async function correctPoints(page: Page) {
  await openPerson(page);
  await page.getByRole('main').getByRole('link', { name: 'Corrections' }).click();
  await page.getByRole('heading', { level: 2, name: 'What was given and granted' }).waitFor();
  await still(page);
}

async function loadReport(page: Page) {
  await page.getByLabel('From Date').selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Load Report' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await still(page);
}

async function open(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
  await still(page);
}

/** The screen without what is around every screen; a dialog with what it lies over. */
async function readable(page: Page) {
  const { width, height } = desk;
  const main = await page.getByRole('main').boundingBox();
  const isCovered = await page.getByRole('dialog').isVisible();
  if (isCovered || !main) return { x: 0, y: 0, width, height };
  return { x: main.x, y: main.y, width: width - main.x, height: height - main.y };
}

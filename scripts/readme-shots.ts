import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp, { type Create, type Sharp } from 'sharp';
import { desk, photographAs } from './doc-shots.ts';
import { openReview, type Person, still } from './shot-list.ts';

const folder = join(import.meta.dirname, '..', 'docs/shots');

interface ReadmeShot {
  name: string;
  who: Person;
  address: string;
  look?: BrowserContextOptions;
  act?: (page: Page) => Promise<void>;
}

/** Each picture of the README, by its name there. */
const readmeShots: readonly ReadmeShot[] = [
  { name: 'home', who: 'thandi.mokoena', address: '/' },
  { name: 'thanks', who: 'thandi.mokoena', address: '/', act: writeThanks },
  { name: 'group-card', who: 'thandi.mokoena', address: '/celebrations?part=cards', act: openGroupCard },
  { name: 'review', who: 'johan.botha', address: '/nominationmanagement', act: openReview },
  { name: 'rewards', who: 'thandi.mokoena', address: '/rewards' },
  { name: 'my-year-dark', who: 'thandi.mokoena', address: '/myyear', look: { colorScheme: 'dark' } },
  { name: 'site-alba', who: 'hannelore.mair', address: '/' },
  { name: 'german', who: 'thandi.mokoena', address: '/recognise?card=birthday', look: { locale: 'de-DE' } },
  { name: 'arabic', who: 'johan.botha', address: '/', look: { locale: 'ar' } },
];

const phone = { width: 390, height: 844 };
const phoneAddresses = ['/', '/celebrations', '/rewards'];

/** The pictures of the README: on a desk, and three phones beside each other. */
export async function photographReadme(browser: Browser, url: string): Promise<void> {
  for (const { name, who, address, look, act } of readmeShots)
    await photographAs(browser, { url, who, ...(look && { look }) }, [
      {
        address,
        take: async (page) => {
          await act?.(page);
          await keep(name, sharp(await page.screenshot()));
        },
      },
    ]);
  const phones: Buffer[] = [];
  await photographAs(
    browser,
    { url, who: 'thandi.mokoena', look: { viewport: phone } },
    phoneAddresses.map((address) => ({
      address,
      take: async (page) => void phones.push(await page.screenshot()),
    })),
  );
  const between = (desk.width - phones.length * phone.width) / (phones.length + 1);
  const ground: Create = {
    width: desk.width,
    height: phone.height + 2 * Math.round(between),
    channels: 3,
    background: '#fff',
  };
  await keep(
    'phone',
    sharp({ create: ground }).composite(
      phones.map((input, place) => ({
        input,
        left: Math.round(between + place * (phone.width + between)),
        top: Math.round(between),
      })),
    ),
  );
}

async function keep(name: string, picture: Sharp): Promise<void> {
  await picture.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`));
  process.stdout.write(`docs/shots/${name}.webp\n`);
}

async function writeThanks(page: Page): Promise<void> {
  await page.keyboard.press('g');
  const composer = page.getByRole('dialog');
  await composer.getByRole('combobox').fill('Johan Botha');
  await composer.getByRole('option', { name: /Johan Botha/ }).waitFor();
  await page.keyboard.press('Enter');
  await composer
    .getByLabel('In your words')
    .fill('You stood in for me on Friday, and every parcel left. It made my week.');
  await still(page);
}

async function openGroupCard(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'For you' }).getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('region', { name: 'Signatures' }).waitFor();
  await still(page);
}

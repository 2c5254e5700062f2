import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { watchRequests } from '../e2e/quiet.ts';
import { contactSheet } from './contact-sheet.ts';
import { photographGuide } from './guide-shots.ts';
import { photographReadme } from './readme-shots.ts';
import { acts, type Person, people, screens } from './shot-list.ts';
import { onlooker, settled, signOn } from './shot-page.ts';
import { portal, shotBrowser } from './shot-portal.ts';
import { type State, showState } from './shot-states.ts';

/**
 * npm run shots: photographs every screen, in its main states, at two sizes and in both colour schemes, into `shots`,
 * with a contact sheet. Words after `--` choose: `npm run shots -- /statement phone` takes only what holds them all.
 * `npm run shots -- guide` takes the pictures of `docs/guide` anew, `npm run shots -- readme` those of the README. `SHOTS_URL` names a running portal; otherwise one is started for this, with a database of its own.
 */
const folder = join(import.meta.dirname, '..', 'shots');
const chosen = process.argv.slice(2);

/** On a picture of a whole page the bar at a phone's foot would lie across the middle. */
const lying = 'nav[aria-label="Quick links"] { display: none !important; }';

interface Look {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  states: readonly State[];
}

const everyState: readonly State[] = ['full', 'loading', 'empty', 'error', 'long-names'];
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const looks: readonly Look[] = [
  { name: 'desk', viewport: desk, colorScheme: 'light', states: everyState },
  { name: 'phone', viewport: phone, colorScheme: 'light', states: everyState },
  { name: 'desk-dark', viewport: desk, colorScheme: 'dark', states: ['full'] },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark', states: ['full'] },
];

const { url, stop } = await portal();
try {
  const browser = await shotBrowser();
  if (chosen[0] === 'guide') await photographGuide(browser, url);
  else if (chosen[0] === 'readme') await photographReadme(browser, url);
  else await photographAll(browser);
  await browser.close();
} finally {
  await stop();
}

async function photographAll(browser: Browser) {
  if (chosen.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const look of looks) for (const person of people) await photograph(browser, look, person);
  writeFileSync(join(folder, 'index.html'), contactSheet(folder));
  process.stdout.write(`${join('shots', 'index.html')} shows them all.\n`);
}

async function photograph(browser: Browser, look: Look, person: Person) {
  const wanted = [
    ...screens.filter(({ who }) => who === person).flatMap((one) => look.states.map((state) => ({ ...one, state }))),
    ...acts.filter(({ who }) => who === person).map((one) => ({ ...one, state: 'act' as const })),
  ]
    .map((one) => ({ ...one, file: fileName(person, one.name ?? one.address, one.state, look.name) }))
    .filter(({ file, address }) => chosen.every((word) => file.includes(word) || address === word));
  if (wanted.length === 0) return;
  const { viewport, colorScheme } = look;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    // The states are made by answering in the server's place, which a worker would go round.
    ...onlooker,
  });
  const page = await context.newPage();
  watchRequests(page);
  await signOn(page, person);
  for (const { address, state, file, act } of wanted) {
    await showState(page, state === 'act' ? 'full' : state);
    await page.goto(address);
    await settled(page, state);
    if (act)
      await act(page).catch((error: Error) => process.stdout.write(`${file}: ${error.message.split('\n')[0]}\n`));
    await page.screenshot(
      act ? { path: join(folder, file) } : { path: join(folder, file), fullPage: true, style: lying },
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    process.stdout.write(`${file}\n`);
  }
  await context.close();
}

function fileName(person: string, name: string, state: string, look: string): string {
  const place = name.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home';
  return `${place}--${person.split('.')[0]}--${state}--${look}.png`;
}

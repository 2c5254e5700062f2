import { chromium, type Page } from '@playwright/test';
import { chromeArgs, chromePath } from './chrome.ts';

/**
 * `node bench/navigation.ts [http://localhost:3000]`: how long the browser's main thread works from the click on a menu
 * entry until the screen stands, on this machine, in milliseconds: the first time, and when one comes back.
 */
const url = process.argv[2] ?? 'http://localhost:3000';
const goal = 100;

const entries: [string, RegExp][] = [
  ['My Recognition', /My Recognition/],
  ['Wall of Fame', /Wall of Fame/],
  ['Recent Orders', /Orders/],
  ['Points Statement', /Statement/],
  ['My Profile', /profile/i],
  ['Nominations', /Nominations/],
  ['Management Report', /Management Report/],
  ['Home', /Johan/],
];

const browser = await chromium.launch({ executablePath: await chromePath(), args: chromeArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${url}/sso/idplogin?login_hint=johan.botha@laurel.example`);
await page.getByRole('button', { name: 'Accept all' }).click();
const session = await page.context().newCDPSession(page);
// The thread's own time: what other processes take from it meanwhile is no work of the page.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
for (let round = 0; round < 4; round += 1) {
  for (const [name, heading] of entries) times.get(name)?.push(await workOf(page, name, heading));
}
await browser.close();

let slow = 0;
process.stdout.write('| Screen | First time | Again (middle of three) |\n| --- | --- | --- |\n');
for (const [name, [first = 0, ...again]] of times) {
  const middle = again.sort((a, b) => a - b)[1] ?? 0;
  if (middle > goal) slow += 1;
  process.stdout.write(`| ${name} | ${first.toFixed(0)} ms | ${middle.toFixed(0)} ms |\n`);
}
process.exitCode = slow === 0 ? 0 : 1;

async function workOf(on: Page, name: string, heading: RegExp): Promise<number> {
  const link = on.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await link.hover();
  await on.waitForTimeout(600);
  const before = await taskMs();
  await link.click();
  // Answers come and are drawn meanwhile; waiting is no work, but looking for the heading would be.
  await on.waitForTimeout(1_500);
  const work = (await taskMs()) - before;
  await on.getByRole('heading', { level: 1, name: heading }).waitFor();
  return work;
}

/** Milliseconds that the main thread has worked since the page was opened. */
async function taskMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onlooker } from './shot-page.ts';
import { portal, shotBrowser } from './shot-portal.ts';

/**
 * npm run shots:parts: photographs every part of the page of parts (`/dev/parts`) by day and by night, into `docs/parts`,
 * for docs/design.md. `SHOTS_URL` names a running demonstration; otherwise one is started for this.
 */
const folder = join(import.meta.dirname, '..', 'docs/parts');
const schemes = ['light', 'dark'] as const;

const { url, stop } = await portal();
try {
  const browser = await shotBrowser();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 860, height: 1000 },
      colorScheme,
      ...onlooker,
    });
    const page = await context.newPage();
    await page.goto('/dev/parts');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('heading', { name: 'E-card' }).waitFor();
    await page.getByRole('table', { name: 'Points' }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const part of await page.locator('[data-part]').all()) {
      const file = `${await part.getAttribute('data-part')}-${colorScheme}.jpg`;
      await part.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82 });
      process.stdout.write(`${file}\n`);
    }
    await context.close();
  }
  await browser.close();
} finally {
  await stop();
}

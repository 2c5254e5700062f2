import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromeArgs, chromePath } from '../chrome.ts';
import { startPortal } from '../faults/portal.ts';

/** The member of the demonstration whom the provider's account stands for. */
export const thandi = { memberNumber: '100001', firstName: 'Thandi' };

interface Drill {
  portalPort: number;
  env: Record<string, string>;
  /** What somebody does on the provider's pages until they are sent back. */
  signOn(page: Page): Promise<void>;
}

/**
 * A sign-on with a real provider in a real browser, from a screen of the portal and back to it: the first one, which binds, and
 * one of another browser, which finds who is bound. Prints what the portal says of it.
 */
export async function signOnDrill(name: string, { portalPort, env, signOn }: Drill): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'laurel-provider-portal-'));
  // Started as root, PostgreSQL runs as another user, who must get in.
  chmodSync(data, 0o755);
  const portal = await startPortal(portalPort, {
    DATA_DIR: join(data, 'data'),
    DATABASE_URL: '',
    LAUREL_PROCESSES: '1',
    ...env,
  });
  const browser = await chromium.launch({ executablePath: await chromePath(), args: chromeArgs });
  try {
    for (const turn of ['first', 'second']) {
      const context = await browser.newContext({ baseURL: portal.url });
      const page = await context.newPage();
      page.setDefaultTimeout(180_000);
      await page.goto('/statement');
      await signOn(page);
      await page.waitForURL(`${portal.url}/statement`);
      await page.getByText(thandi.firstName).first().waitFor();
      process.stdout.write(`${name}: the ${turn} sign-on came back to ${page.url()} as ${thandi.firstName}\n`);
      await context.close();
    }
    const metrics = await (await fetch(`${portal.url}/metrics`)).text();
    for (const line of metrics.split('\n').filter((each) => /^laurel_sign_on/.test(each)))
      process.stdout.write(`${line}\n`);
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';

const ofTheSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own Chromium, else the system's, else the one that comes with the packages. */
export async function browserOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  if (existsSync(chromium.executablePath())) return { args };
  const system = ofTheSystem.find((file) => existsSync(file));
  if (system) return { executablePath: system, args };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args };
}

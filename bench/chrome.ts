import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export const chromeArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Playwright's own Chromium, else the one that comes with the packages. */
export async function chromePath(): Promise<string> {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

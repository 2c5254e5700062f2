import { defineConfig } from '@playwright/test';
import own, { browserAt } from './playwright.config.ts';

/**
 * `E2E_PORTAL=https://localhost:8443 npx playwright test --config e2e/standing.config.ts main-job`: a journey through a portal that
 * stands, of the demonstration's company, whose identity provider signs on whom the hint names.
 */
const url = process.env.E2E_PORTAL;
if (!url) throw new Error('E2E_PORTAL says at which address the portal stands.');
const { webServer: _, ...rest } = own;

export default defineConfig({
  ...rest,
  projects: [{ name: 'standing', workers: 1, use: { ...browserAt(url), ignoreHTTPSErrors: true } }],
});

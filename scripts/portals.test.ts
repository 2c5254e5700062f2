import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const config = join(import.meta.dirname, '../e2e/playwright.config.ts');
const program = `
  const { default: config } = await import(${JSON.stringify(config)});
  console.log(JSON.stringify(config.webServer.map(({ env }) => env.DATA_DIR)));
`;

/** Where the portals of one attempt at the journeys keep their data: Playwright reads its configuration. */
function dataFolders(): string[] {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(said);
}

test('journeys that run again within a run find portals that nobody has used', () => {
  const folders = [...dataFolders(), ...dataFolders()];
  expect(folders).toHaveLength(4);
  expect(new Set(folders).size).toBe(4);
});

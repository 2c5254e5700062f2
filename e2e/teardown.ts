import { rmSync } from 'node:fs';

/** The portals are stopped after this, and their PostgreSQL with them: only then nobody needs the folder. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** npm run db:dump. The work is the server's; this only gives it the name that every project uses. */
const laurel = join(import.meta.dirname, '../server/src/laurel.ts');
process.exitCode = spawnSync(process.execPath, [laurel, 'schema'], { stdio: 'inherit' }).status ?? 1;

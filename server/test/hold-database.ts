/** Opens the database as the first argument says and holds it until told to end: the process that tests may kill. */
import { openDatabase } from '#embedded/embedded';

const as = process.argv[2] === 'command' ? 'command' : 'server';
const dataDir = process.env.DATA_DIR;

try {
  const open = await openDatabase(
    { dataDir: dataDir ?? './data', dataDirIsDefault: dataDir === undefined },
    { as, say: (line) => process.stderr.write(`${line}\n`) },
  );
  process.once('SIGTERM', async () => {
    await open.close();
    process.exit(0);
  });
  process.stdout.write(`${open.url}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(`${(error as Error).name}: ${(error as Error).message}\n`);
  process.exit(1);
}

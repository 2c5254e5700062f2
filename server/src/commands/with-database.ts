import type { Config } from '#config/config';
import { type OpenDatabase, openDatabase } from '#embedded/embedded';

/** Joins the running server's database, or opens it for as long as the work takes, also when it is broken off. */
export async function withDatabase<T>(config: Config, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase(config, { as: 'command', say: (line) => process.stderr.write(`${line}\n`) });
  const breakOff = (signal: NodeJS.Signals) => {
    void open.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.once('SIGINT', breakOff).once('SIGTERM', breakOff);
  try {
    return await work(open);
  } finally {
    process.off('SIGINT', breakOff).off('SIGTERM', breakOff);
    await open.close();
  }
}

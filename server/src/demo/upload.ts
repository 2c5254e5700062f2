import { join } from 'node:path';
import type { Actor } from '#directory/actor';
import { openFile } from '#files/uploaded-file';
import { importInside } from '#uploads/import-file';
import type { Loading } from './loading.ts';

/** Imports a file of the demonstration; what somebody uploads may wait for a second person. */
export async function upload(
  { tx, folder, voucherKeys }: Loading,
  name: string,
  { by, now }: { by: Actor | null; now: Date },
): Promise<void> {
  const file = await openFile(join(folder, `${name}.csv`));
  try {
    await importInside(tx, {
      ...{ file, by, now, voucherKeys, dryRun: false, confirm: new Set() },
    });
  } finally {
    await file.close();
  }
}

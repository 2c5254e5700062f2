import { isDeepStrictEqual } from 'node:util';
import { say } from '@laurel/contract/say';
import type { Deed } from '#asking/deed';
import type { FileWish } from '#asking/wishes';
import { refuse } from '#errors/refuse';
import { spoolBytes } from '#files/uploaded-file';
import { type ImportRequest, importInside } from './import-file.ts';
import * as texts from './texts.ts';

/** Imports a file for which a second person was asked, as who uploaded it. */
export function fileConfirmed({
  voucherKeys,
}: Pick<ImportRequest, 'voucherKeys'>): Deed<'budgets' | 'prices' | 'codes'> {
  return async (tx, { asker, confirmer, now, wish, file: bytes }) => {
    if (!bytes) throw new Error('a file that waits is gone');
    const file = await spoolBytes(bytes, wish.fileName);
    try {
      const { added, changed } = await importInside(tx, {
        ...{ voucherKeys, file, now, by: asker, confirmerId: confirmer.id, dryRun: false },
        confirm: new Set(wish.confirm),
        source: wish.source,
        sheet: wish.sheet,
        onPlanned: async (_, { second }) => mustBeAsAsked(wish.asked, second?.asked),
      });
      return say(texts.applied, { added, changed });
    } finally {
      await file.close();
    }
  };
}

/** Other uploads may have come between: the file does not do more than the second person was asked about. */
function mustBeAsAsked(then: FileWish['asked'], now: FileWish['asked'] = { count: 0, lines: [] }): void {
  const isSeen = (line: FileWish['asked']['lines'][number]) => then.lines.some((one) => isDeepStrictEqual(one, line));
  if (isDeepStrictEqual(then, now) || (now.count === now.lines.length && now.lines.every(isSeen))) return;
  refuse('ruleBroken', say(texts.noLongerAsked));
}

import { say } from '@laurel/contract/say';
import type { Deed } from '#asking/deed';
import { refuse } from '#errors/refuse';
import * as usual from '#texts/texts';
import { fileConfirmed } from '#uploads/confirmed';
import * as texts from './texts.ts';
import { undoUpload } from './undo.ts';

/** A file for which a second person was asked; or the undoing of one, as who asked for it. */
export function fileOrUndoConfirmed(deps: { voucherKeys: readonly Buffer[] }): Deed<'budgets' | 'prices' | 'codes'> {
  const ofFile = fileConfirmed(deps);
  return async (tx, confirmed) => {
    const { asker, confirmer, now, wish, words } = confirmed;
    if (!wish.undo) return ofFile(tx, confirmed);
    if (words === '') refuse('ruleBroken', say(usual.wordsGone));
    const { uploadId, seen } = wish.undo;
    const { added, changed, removed } = await undoUpload(
      tx,
      { uploadId, by: asker, now, confirmerId: confirmer.id, ...deps },
      { reason: words, seen, confirm: wish.confirm, asked: wish.asked },
    );
    return say(texts.undone, { count: added + changed + removed });
  };
}

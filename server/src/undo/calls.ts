import { calls } from '@laurel/contract';
import { transaction } from '#db/transaction';
import { act, long, stream } from '#http/call-context';
import { undoFile } from './file.ts';
import { tryUndo } from './try.ts';
import { undoUpload } from './undo.ts';

const { tryundo, undofile, undoupload } = calls.undo;

export const undoCalls = (deps: { voucherKeys: readonly Buffer[] }) => [
  long(act(tryundo, (db, { actor: by, now, input }) => tryUndo(db, { ...input, by, now, ...deps }))),
  stream(undofile, async (db, { actor: by, now, input }) => {
    const told = await undoFile(db, { ...input, by, now, ...deps });
    return { bytes: told.stream(), mimeType: told.mimeType, downloadAs: told.fileName };
  }),
  long(
    act(undoupload, (db, { actor: by, now, input: { uploadId, ...asked } }) =>
      transaction(db, (tx) => undoUpload(tx, { uploadId, by, now, ...deps }, asked)),
    ),
  ),
];

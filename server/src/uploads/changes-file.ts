import { csvRow } from '@laurel/contract/rules/csv';
import { say } from '@laurel/contract/say';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { spool, type UploadedFile } from '#files/uploaded-file';
import { fieldsOf, type StoredChange, textOf } from '#imports/change-words';
import { allChanges } from '#imports/changes';
import { type ImportRequest, importFile } from './import-file.ts';
import * as texts from './texts.ts';

const headers = [texts.line, texts.what, texts.key, texts.column, texts.before, texts.after];
const whats = { added: texts.added, changed: texts.changed, removed: texts.removed } as const;
const byteOrderMark = '\ufeff';

/** Every change that a file would make, one row for each field: written to the disk as it is found, and nothing is changed. */
export async function changesFile(db: Db, request: Omit<ImportRequest, 'dryRun' | 'onPlanned'>): Promise<UploadedFile> {
  let file: UploadedFile | undefined;
  try {
    await importFile(db, {
      ...request,
      dryRun: true,
      onPlanned: async (tx) => {
        file = await spool(csvOf(tx), { fileName: 'upload_changes.csv', mimeType: 'text/csv; charset=utf-8' });
      },
    });
  } catch (error) {
    await file?.close();
    throw error;
  }
  if (!file) throw new Error('a dry run has told nothing');
  return file;
}

async function* csvOf(tx: Tx): AsyncGenerator<Buffer> {
  let text = byteOrderMark + csvRow(headers.map((header) => say(header)));
  for await (const change of allChanges(tx)) {
    text += rowsOf(change);
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

const pieceLength = 64 * 1024;

function rowsOf(change: StoredChange): string {
  const { line, what, key } = change;
  const start = [line || null, say(whats[what]), key];
  if (what !== 'changed') return csvRow([...start, '', '', textOf(change)]);
  return fieldsOf(change)
    .map(({ field, before, after }) => csvRow([...start, field, before, after]))
    .join('');
}

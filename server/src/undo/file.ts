import { csvRow } from '@laurel/contract/rules/csv';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { spool, type UploadedFile } from '#files/uploaded-file';
import { fieldsOf, type StoredChange, textOf } from '#imports/change-words';
import { allChanges } from '#imports/changes';
import { type Stays, whyWords } from './stays.ts';
import { takenNumbered } from './taken.ts';
import * as texts from './texts.ts';
import { TakenBack } from './try.ts';
import { planUndo, type UndoRequest } from './undo.ts';

const headers = [texts.line, texts.what, texts.key, texts.name, texts.column, texts.now, texts.former, texts.whyColumn];
const byteOrderMark = '\ufeff';
const pieceLength = 64 * 1024;

/** Row by row what would go back and what stays, with why; of a file that is undone, what stayed. Written to the disk as it is found. */
export async function undoFile(db: Db, request: UndoRequest): Promise<UploadedFile> {
  let file: UploadedFile | undefined;
  const write = async (rows: AsyncGenerator<string>) => {
    file = await spool(inPieces(rows), { fileName: 'undo.csv', mimeType: 'text/csv; charset=utf-8' });
  };
  try {
    await transaction(db, async (tx) => {
      const { id, isUndone } = await takenNumbered(tx, request.uploadId, request.by);
      if (isUndone) return write(staying(tx, keptOf(id)));
      await planUndo(tx, request);
      await write(goingAndStaying(tx));
      throw new TakenBack(undefined);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) {
      await file?.close();
      throw error;
    }
  }
  if (!file) throw new Error('nothing was told of an undo');
  return file;
}

async function* inPieces(rows: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  let text = byteOrderMark + csvRow(headers.map((header) => say(header)));
  for await (const row of rows) {
    text += row;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

async function* goingAndStaying(tx: Tx): AsyncGenerator<string> {
  for await (const change of allChanges(tx)) yield rowsOf(change);
  yield* staying(tx, sql`select n, line, key, name, stays from undo_rows where stays is not null`);
}

function rowsOf(change: StoredChange): string {
  const { line, what, key, name } = change;
  const start = [line || null, say(texts.goesBack), key, name];
  if (what !== 'changed') return csvRow([...start, '', '', textOf(change), '']);
  return fieldsOf(change)
    .map(({ field, before, after }) => csvRow([...start, field, before, after, '']))
    .join('');
}

/** With the names that people have now. */
const keptOf = (uploadId: number) => sql`
  select d.n, d.line, d.key, coalesce(m.roster_name, p.name, '') as name, d.stays
  from upload_differences d
  left join people m on m.id = case d.thing when 'member' then d.thing_id when 'grant' then (d.after ->> 'memberId')::bigint end
  left join products p on d.thing = 'product' and p.id = d.thing_id
  where d.upload_id = ${uploadId} and d.stays is not null`;

interface StayingRow {
  n: number;
  line: number;
  key: string;
  name: string;
  stays: Stays;
}

const atOnce = 5_000;

async function* staying(tx: Tx, rows: ReturnType<typeof keptOf>): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const found = await sql<StayingRow>`
      select * from (${rows}) s where s.n > ${last} order by s.n
      -- limit: the next portion follows
      limit ${atOnce}`.execute(tx);
    for (const { line, key, name, stays } of found.rows)
      yield csvRow([line || null, say(texts.staysAsIs), key, name, '', '', '', whyWords(stays)]);
    if (found.rows.length < atOnce) return;
    last = found.rows.at(-1)?.n ?? 0;
  }
}

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { PlainError } from '#errors/plain-error';

/*
 * A backup is gzip'd text, to be read with zcat: the manifest as one line of JSON; for each table a line of JSON and its
 * rows as COPY writes them, ended by \. ; at last a line of JSON with what was counted, by which a cut-off file is known.
 */
export const format = 1;

export type Manifest = {
  laurel: 'backup';
  format: number;
  createdAt: string;
  migrations: { version: number; name: string; sha256: string }[];
};
export type TableHead = { table: string; columns: string[] };
export type Sequence = { name: string; value: number; isCalled: boolean };
export type Ending = { rows: Record<string, number>; sequences: Sequence[] };

export const endOfRows = Buffer.from('\\.\n');

export type Visitor = {
  manifest(manifest: Manifest): Promise<void>;
  /** Must read all the rows it is given. */
  table(head: TableHead, rows: AsyncIterable<Buffer>): Promise<void>;
};

/** Walks through a backup from its beginning to its end. */
export async function readBackup(path: string, visitor: Visitor): Promise<Ending> {
  const lines = linesOf(path);
  try {
    const manifest = (await jsonLine(lines)) as Manifest | undefined;
    if (manifest?.laurel !== 'backup') throw new PlainError(`${path} is not a backup of Laurel.`);
    if (manifest.format !== format)
      throw new PlainError(
        `${path} has format ${manifest.format}, this release reads ${format}: use the release that wrote it.`,
      );
    await visitor.manifest(manifest);
    for (;;) {
      const head = (await jsonLine(lines)) as TableHead | Ending | undefined;
      if (head === undefined) throw new PlainError(`${path} is cut off.`);
      if ('rows' in head) return head;
      await visitor.table(head, rowsOf(lines, path));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
      throw new PlainError(`${path} cannot be read: ${(error as Error).message}`);
    if (code?.startsWith('Z_'))
      throw new PlainError(
        code === 'Z_BUF_ERROR' ? `${path} is cut off.` : `${path} is damaged, or not a backup of Laurel.`,
      );
    throw error;
  } finally {
    await lines.return(undefined);
  }
}

async function jsonLine(lines: AsyncIterator<Buffer>): Promise<unknown> {
  const { done, value } = await lines.next();
  if (done) return undefined;
  try {
    return JSON.parse(value.toString('utf8'));
  } catch {
    return {};
  }
}

const chunkSize = 64 * 1024;

/** Rows in handfuls: one message to the database for each would be slow. */
async function* rowsOf(lines: AsyncIterator<Buffer>, path: string): AsyncGenerator<Buffer> {
  let handful: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await lines.next();
    if (done) throw new PlainError(`${path} is cut off.`);
    const isEnd = value.equals(endOfRows);
    if (!isEnd) {
      handful.push(value);
      size += value.length;
    }
    if (size > 0 && (isEnd || size >= chunkSize)) {
      yield Buffer.concat(handful);
      handful = [];
      size = 0;
    }
    if (isEnd) return;
  }
}

const newline = 0x0a;

async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of file.pipe(text) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        const line = chunk.subarray(from, end + 1);
        yield rest.length === 0 ? line : Buffer.concat([...rest, line]);
        rest = [];
        from = end + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
    if (rest.length > 0) yield Buffer.concat(rest);
  } finally {
    file.destroy();
  }
}

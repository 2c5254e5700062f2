import type { Readable } from 'node:stream';
import type pg from 'pg';

type Wire = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(words: string): void;
};
type Answer = { resolve: (rows: number) => void; reject: (error: unknown) => void };

/** Runs COPY … TO STDOUT; each chunk is handed on as it comes, and the next ones wait until it is taken. Answers the rows. */
export function copyOut(
  client: pg.ClientBase,
  sql: string,
  take: (chunk: Buffer) => Promise<void> | undefined,
): Promise<number> {
  return submit(client, (answer) => {
    const copy = new Copy(sql, answer);
    copy.handleCopyData = ({ chunk }, { stream }) => {
      // The parser writes over its buffer with the next message.
      const taken = copy.attempt(() => take(Buffer.from(chunk)));
      if (taken === undefined) return;
      (stream as Readable).pause();
      void taken.catch((error: unknown) => copy.spoil(error)).finally(() => (stream as Readable).resume());
    };
    return copy;
  });
}

/** Runs COPY … FROM STDIN with these chunks. Answers the rows. */
export function copyIn(client: pg.ClientBase, sql: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return submit(client, (answer) => {
    const copy = new Copy(sql, answer);
    copy.handleCopyInResponse = (connection) => void send(connection, copy, chunks);
    return copy;
  });
}

async function send(connection: Wire, copy: Copy, chunks: AsyncIterable<Buffer>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (copy.isOver) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await drained(connection);
    }
    if (!copy.isOver) connection.endCopyFrom();
  } catch (error) {
    copy.spoil(error);
    if (!copy.isOver) connection.sendCopyFail('The data could not be read.');
  }
}

/** A connection that closes will not drain any more; its end is then told as the query's error. */
function drained({ stream }: Wire): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}

function submit(client: pg.ClientBase, make: (answer: Answer) => Copy): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(make({ resolve, reject }) as unknown as pg.Submittable);
  });
}

/** What pg asks of a query of one's own: it has no COPY by itself. */
class Copy {
  isOver = false;
  readonly sql: string;
  readonly answer: Answer;
  rows = 0;
  spoilt: { error: unknown } | undefined;

  constructor(sql: string, answer: Answer) {
    this.sql = sql;
    this.answer = answer;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.sql);
  }

  /** Our own side failed. The server's answer is still awaited, so that the connection stays in step. */
  spoil(error: unknown): void {
    this.spoilt ??= { error };
  }

  attempt<T>(run: () => T): T | undefined {
    try {
      return this.spoilt ? undefined : run();
    } catch (error) {
      this.spoil(error);
      return undefined;
    }
  }

  handleCopyData(_message: { chunk: Buffer }, _connection: Wire): void {}
  handleCopyInResponse(_connection: Wire): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.match(/^COPY (\d+)$/)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.isOver = true;
    if (this.spoilt) this.answer.reject(this.spoilt.error);
    else this.answer.resolve(this.rows);
  }

  handleError(error: unknown): void {
    this.isOver = true;
    this.answer.reject(this.spoilt ? this.spoilt.error : error);
  }
}

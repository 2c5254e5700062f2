import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { callRows } from '@laurel/contract/call-rows';
import { dataUploadBytesMax } from '@laurel/contract/limits';
import { Refusal, refuse } from '#errors/refuse';
import type { Answer } from './read-worker.ts';
import type { Portion, TableLimits } from './table.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Until the header has told what kind of table it is. */
const widest: TableLimits = { bytesMax: dataUploadBytesMax, rowsMax: 1_000, columnsMax: 100, cellMax: 1_000 };

/** Files that one process reads at a time. More are refused, because who waits holds a connection to the database. */
const readersMax = 4;
// of the process: threads and memory are the machine's
let readers = 0;

/**
 * The rows of an uploaded table (CSV, or the first sheet of a workbook), blank ones left out: the first portion is the
 * header row alone. A thread of its own reads, and only as far as portions are asked for; it ends with the loop, however
 * that ends. `limitsOf` is told the header's cells and answers what the rest may come to.
 */
export async function* rowsOfFile(
  file: UploadedFile,
  limitsOf: (header: readonly string[]) => TableLimits,
): AsyncGenerator<Portion> {
  if (readers >= readersMax)
    throw new Refusal('uploadBusy', 'The portal is reading other files. Please try again in a moment.', {
      retryAfterSeconds: 10,
    });
  readers += 1;
  const worker = startReader(file);
  try {
    let limits: TableLimits | undefined;
    for (;;) {
      const answer = await ask(worker, limits ?? widest);
      if ('isEnd' in answer) return;
      if ('words' in answer) no(answer.words);
      yield answer.portion;
      limits ??= checkedLimits(limitsOf(answer.portion.rows[0]?.cells ?? []), file);
    }
  } finally {
    readers -= 1;
    await worker.terminate();
  }
}

function startReader({ fd, size }: UploadedFile): Worker {
  return new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { fd, size },
    execArgv: [],
    // A table that needs more is none that we take; the thread ends, and nothing else.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}

async function ask(worker: Worker, limits: TableLimits): Promise<Answer> {
  const answered = once(worker, 'message');
  worker.postMessage(limits);
  try {
    const [answer] = (await answered) as [Answer];
    return answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      no('This file needs more memory than the portal gives to one file.');
    throw error;
  }
}

function checkedLimits(limits: TableLimits, { size }: UploadedFile): TableLimits {
  if (size > limits.bytesMax) no(`This kind of file may have at most ${Math.floor(limits.bytesMax / 1024 / 1024)} MB.`);
  return limits;
}

/** Tables come in one field of that name. */
function no(words: string): never {
  return refuse('badInput', words, { [callRows.dataupload.file.field]: words });
}

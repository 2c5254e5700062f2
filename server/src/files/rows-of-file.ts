import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { callRows } from '@laurel/contract/call-rows';
import { dataUploadBytesMax } from '@laurel/contract/limits';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { Refusal, refuse } from '#errors/refuse';
import type { Answer } from './read-worker.ts';
import type { Asking, Portion, TableLimits, Why } from './table.ts';
import * as texts from './texts.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Until the header has told what kind of table it is. */
const widest: TableLimits = { bytesMax: dataUploadBytesMax, rowsMax: 1_000, columnsMax: 100, cellMax: 1_000 };

/** Files that one process reads at a time. More are refused, because who waits holds a connection to the database. */
const readersMax = 4;
// of the process: threads and memory are the machine's
let readers = 0;

/**
 * The rows of an uploaded table (CSV, or a sheet of a workbook), blank ones left out: down to the header's they come one by one.
 * A thread of its own reads, and only as far as portions are asked for; it ends with the loop, however that ends. `limitsOf` is
 * told the cells of these and answers of the header's what the rest may come to.
 */
export async function* rowsOfFile(
  file: UploadedFile,
  limitsOf: (cells: readonly string[]) => TableLimits | undefined,
  sheet?: string,
): AsyncGenerator<Portion> {
  if (readers >= readersMax)
    throw new Refusal('uploadBusy', say(texts.busy), {
      retryAfterSeconds: 10,
    });
  readers += 1;
  const worker = startReader(file, sheet);
  try {
    let limits: TableLimits | undefined;
    for (;;) {
      const answer = await ask(worker, { limits: limits ?? widest, isBeforeHeader: limits === undefined });
      if ('isEnd' in answer) return;
      if ('why' in answer) no(sayWhy(answer.why));
      yield answer.portion;
      const found = limits ? undefined : limitsOf(answer.portion.rows[0]?.cells ?? []);
      if (found) limits = checkedLimits(found, file);
    }
  } finally {
    readers -= 1;
    await worker.terminate();
  }
}

function startReader({ fd, size }: UploadedFile, sheet: string | undefined): Worker {
  return new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { fd, size, sheet },
    execArgv: [],
    // A table that needs more is none that we take; the thread ends, and nothing else.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}

async function ask(worker: Worker, asking: Asking): Promise<Answer> {
  const answered = once(worker, 'message');
  worker.postMessage(asking);
  try {
    const [answer] = (await answered) as [Answer];
    return answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') no(say(texts.needsMemory));
    throw error;
  }
}

function checkedLimits(limits: TableLimits, { size }: UploadedFile): TableLimits {
  if (size > limits.bytesMax) no(say(texts.megabytesMax, { max: Math.floor(limits.bytesMax / 1024 / 1024) }));
  return limits;
}

const byName: ReadonlyMap<string, Message> = new Map(Object.entries(texts));

/** The values were checked against the text where the file was found unreadable. */
const sayWhy = ({ name, values }: Why) =>
  (say as (message: Message, values: Why['values']) => string)(byName.get(name) as Message, values);

/** Tables come in one field of that name. */
function no(words: string): never {
  return refuse('badInput', words, { [callRows.dataupload.file.field]: words });
}

import { readFile, stat, writeFile } from 'node:fs/promises';
import { PlainError } from '#errors/plain-error';

/** Writes a file that is not there yet. */
export async function writeNew(path: string, content: string): Promise<void> {
  await writeFile(path, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new PlainError(`${path} is there already: somebody's work is never written over.`);
    throw new PlainError(`${path} cannot be written: ${error.message}`);
  });
}

/** What a file of text holds, as `read` understands it. */
export async function readText<Read>(path: string, bytesMax: number, read: (content: string) => Read): Promise<Read> {
  const content = await contentOf(path, bytesMax);
  try {
    return read(content);
  } catch (error) {
    throw error instanceof PlainError ? new PlainError(`${path} is not understood. ${error.message}`) : error;
  }
}

async function contentOf(path: string, bytesMax: number): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > bytesMax) throw new Error(`it has ${size} bytes, ${bytesMax} are the most`);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    throw new PlainError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

import { createHash } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';

/** A file that somebody gave us. Its bytes lie on the disk until somebody asks for them. */
export interface UploadedFile {
  fileName: string;
  mimeType: string;
  size: number;
  sha256: Buffer;
  /** Open for reading as long as the file is not closed. */
  fd: number;
  /** The whole of it, for what is small and cannot be read in pieces. */
  bytes(): Promise<Buffer>;
  /** Its bytes once more; the file closes when they have been read, or nobody wants them any more. */
  stream(): Readable;
  close(): Promise<void>;
}

/**
 * Keeps a stream in a temporary file that has no name: nothing is left of it when it is closed, nor when the process is
 * killed. What ends the stream ends this, and leaves nothing behind either.
 */
export async function spool(
  source: AsyncIterable<Buffer>,
  { fileName, mimeType }: Pick<UploadedFile, 'fileName' | 'mimeType'>,
): Promise<UploadedFile> {
  const path = join(tmpdir(), `laurel-${crypto.randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of source) {
      hash.update(chunk);
      await writeAll(handle, chunk);
      size += chunk.length;
    }
    return uploadedFile(handle, { fileName, mimeType, size, sha256: hash.digest() });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A file of this machine, read where it lies. */
export async function openFile(path: string): Promise<UploadedFile> {
  const handle = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) hash.update(chunk);
    const { size } = await handle.stat();
    return uploadedFile(handle, {
      fileName: basename(path),
      mimeType: 'application/octet-stream',
      size,
      sha256: hash.digest(),
    });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** For what is in memory already. */
export function spoolBytes(bytes: Buffer, fileName: string): Promise<UploadedFile> {
  return spool(Readable.from([bytes]), { fileName, mimeType: 'application/octet-stream' });
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

function uploadedFile(
  handle: FileHandle,
  about: Omit<UploadedFile, 'fd' | 'bytes' | 'stream' | 'close'>,
): UploadedFile {
  return {
    ...about,
    fd: handle.fd,
    async bytes() {
      const bytes = Buffer.alloc(about.size);
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, at);
        if (bytesRead === 0) throw new Error(`${about.fileName} became shorter while it was read`);
        at += bytesRead;
      }
      return bytes;
    },
    stream: () => handle.createReadStream({ start: 0, autoClose: true }),
    close: () => handle.close(),
  };
}

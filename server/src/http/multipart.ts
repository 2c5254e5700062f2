import type {} from '@fastify/multipart';
import type { FileRules } from '@laurel/contract/call-row';
import { say } from '@laurel/contract/say';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '#errors/refuse';
import { spool, type UploadedFile } from '#files/uploaded-file';
import * as usual from '#texts/texts';
import * as texts from './texts.ts';

/** The one file of a multipart request. Whoever gets it closes it. */
export async function readFile(request: FastifyRequest, { field, bytesMax }: FileRules): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('unsupportedType', say(texts.asMultipart));
  const wrong = say(texts.oneFile, { field });
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({
      limits: { files: 2, fields: 5, parts: 6, fileSize: bytesMax, fieldSize: 1024 },
    })) {
      if (part.type !== 'file' || part.fieldname !== field || file) refuse('badInput', wrong, { [field]: wrong });
      // At once: the parser would else read the rest of it to its end.
      part.file.once('limit', () => part.file.destroy(tooLarge()));
      file = await spool(part.file, { fileName: part.filename.slice(0, 200), mimeType: part.mimetype });
    }
    if (!file) refuse('badInput', wrong, { [field]: wrong });
    if (file.size === 0) refuse('badInput', say(usual.fileEmpty), { [field]: say(usual.fileEmpty) });
    return file;
  } catch (error) {
    await file?.close();
    throw readable(error, wrong, field);
  }
}

const tooLarge = () => new Refusal('tooLarge', say(texts.fileTooLarge));

function readable(error: unknown, wrong: string, field: string): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  return new Refusal('badInput', wrong, { formErrors: { [field]: wrong } });
}

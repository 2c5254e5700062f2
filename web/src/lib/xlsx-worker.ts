import type { Sheet } from './sheet.ts';
import { xlsxFile } from './xlsx.ts';

/** What the worker answers: the file, or that it could not be written. */
export type XlsxAnswer = { file: Blob } | { failure: string };

self.onmessage = async ({ data }: MessageEvent<Sheet>) => {
  const answer: XlsxAnswer = await xlsxFile(data).then(
    (file) => ({ file }),
    (error) => ({ failure: String(error) }),
  );
  self.postMessage(answer);
};

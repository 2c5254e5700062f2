import type { Answer, TestApp } from './app.ts';

export interface UploadOptions {
  as: number;
  /** What follows the question mark. */
  query?: string;
  fileName?: string;
}

/** Sends a file to the data upload, as the screen does. */
export async function upload(
  portal: TestApp,
  file: string | Buffer,
  { as, query = '', fileName = 'file.csv' }: UploadOptions,
): Promise<Answer> {
  const boundary = 'laurel-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="fileData"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`;
  const response = await portal.app.inject({
    method: 'POST',
    url: `/datauploadapi/dataupload${query && `?${query}`}`,
    headers: {
      authorization: `Bearer ${await portal.tokenOf(as)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

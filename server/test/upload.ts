import type { Answer, TestApp } from './app.ts';

export interface UploadOptions {
  as: number;
  /** What follows the question mark. */
  query?: string;
  fileName?: string;
  /** The call's path, and the field that it takes the file in. */
  path?: string;
  field?: string;
}

/** Sends a file as a screen does: to the data upload, unless another call is named. */
export async function upload(
  portal: TestApp,
  file: string | Buffer,
  { as, query = '', fileName = 'file.csv', path = '/datauploadapi/dataupload', field = 'fileData' }: UploadOptions,
): Promise<Answer> {
  const boundary = 'laurel-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`;
  const response = await portal.app.inject({
    method: 'POST',
    url: `${path}${query && `?${query}`}`,
    headers: {
      authorization: `Bearer ${await portal.tokenOf(as)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

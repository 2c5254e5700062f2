import { callPaths } from '@laurel/contract/paths';
import { readAnswer } from './answer.ts';
import { authorization, type CallName, type CallOutput } from './call.ts';
import { NoResponse } from './call-error.ts';
import { counted } from './requests.ts';
import { tokenStore } from './token.ts';

/** The multipart field of each upload. */
const fileFields = {
  profilepicupload: 'fileProfilePic',
  adminbannerupload: 'filePic',
  productpicupload: 'filePic',
  dataupload: 'fileData',
  deskimport: 'fileData',
} as const satisfies Partial<Record<CallName, string>>;

export type UploadName = keyof typeof fileFields;

export interface UploadOptions {
  query?: Record<string, string>;
  /** 0 to 1, while the file travels. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a file. `fetch` cannot tell how far an upload is, so this is the older way. */
export function upload<N extends UploadName>(name: N, file: File, options: UploadOptions = {}): Promise<CallOutput<N>> {
  return counted(() => sendFile(name, file, options) as Promise<CallOutput<N>>);
}

function sendFile(name: UploadName, file: File, options: UploadOptions): Promise<unknown> {
  const token = tokenStore.get();
  const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
  const form = new FormData();
  form.append(fileFields[name], file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', callPaths[name] + query);
    for (const [header, value] of Object.entries(authorization(token))) request.setRequestHeader(header, value);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = (event) => options.onProgress?.(event.total ? event.loaded / event.total : 0);
    request.onerror = () => reject(new NoResponse('The connection was lost.'));
    request.onabort = () => reject(new DOMException('Given up.', 'AbortError'));
    request.onload = () => {
      const { status, statusText, responseText: body } = request;
      try {
        resolve(readAnswer({ status, statusText, body, token }));
      } catch (error) {
        reject(error);
      }
    };
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

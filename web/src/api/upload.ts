import type { Calls } from '@laurel/contract';
import type { Query } from '@laurel/contract/call';
import { callRows, type FileCallName } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { readAnswer } from './answer.ts';
import { answerOf, authorization, type CallOutput, fetched, read } from './call.ts';
import { NoResponse } from './call-error.ts';
import { counted } from './requests.ts';
import * as texts from './texts.ts';
import { tokenStore } from './token.ts';

export interface UploadOptions<N extends FileCallName> {
  /** What the address asks for. */
  query?: Query<Calls[N]>;
  /** 0 to 1, while the file travels. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a file. `fetch` cannot tell how far an upload is, so this is the older way. */
export function upload<N extends FileCallName>(
  name: N,
  file: File,
  options: UploadOptions<N> = {},
): Promise<CallOutput<N>> {
  return counted(() => sendFile(name, file, options) as Promise<CallOutput<N>>);
}

/** Sends a file that is answered with another. Throws a `CallError`. */
export function callFile<N extends FileCallName>(
  name: N,
  file: File,
  { query }: Pick<UploadOptions<N>, 'query'> = {},
): Promise<Blob> {
  return counted(async () => {
    const token = tokenStore.get();
    const response = await fetched(addressOf(name, query), {
      method: 'POST',
      headers: authorization(token),
      body: formOf(name, file),
    });
    if (response.ok) return read(response.blob());
    return readAnswer(await answerOf(response, token)) as never;
  });
}

function sendFile<N extends FileCallName>(name: N, file: File, options: UploadOptions<N>): Promise<unknown> {
  const token = tokenStore.get();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(name, options.query));
    for (const [header, value] of Object.entries(authorization(token))) request.setRequestHeader(header, value);
    // as it is sent: a header
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = (event) => options.onProgress?.(event.total ? event.loaded / event.total : 0);
    request.onerror = () => reject(new NoResponse(say(texts.connectionLost)));
    // as it is sent: for nobody's eyes, who gave it up knows
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
    request.send(formOf(name, file));
  });
}

function addressOf(name: FileCallName, query: object | undefined): string {
  return callRows[name].path + (query ? `?${new URLSearchParams(query as Record<string, string>)}` : '');
}

/** The file in the field where the call looks for it. */
function formOf(name: FileCallName, file: File): FormData {
  const form = new FormData();
  form.append(callRows[name].file.field, file);
  return form;
}

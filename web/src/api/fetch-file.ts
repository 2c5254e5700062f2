import { callRows } from '@laurel/contract/call-rows';
import type { FileCall } from '@laurel/contract/calls/downloads';
import { type CallInput, call } from './call.ts';

/** Longer than any file takes to begin: a frame that is taken away before would take its file with it. */
const frameMs = 15 * 60_000;

/**
 * Lets the browser fetch a file that the server writes: however long it is, the page holds nothing of it. Throws a `CallError`
 * where it is refused at once; `onFailed` is told of what goes wrong when it is fetched.
 */
export async function fetchFile<N extends FileCall>(name: N, wish: CallInput<N>, onFailed: () => void): Promise<void> {
  const { ticket } = await call('downloadticket', { call: name, wish });
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = `${callRows.download.path}?ticket=${ticket}`;
  // What comes as a file leaves the frame as it was: only a refusal is loaded into it.
  frame.addEventListener('load', () => {
    frame.remove();
    onFailed();
  });
  document.body.append(frame);
  setTimeout(() => frame.remove(), frameMs);
}

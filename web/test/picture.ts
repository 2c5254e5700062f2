import { userEvent } from 'vitest/browser';

/** A picture of its own, which a browser reads. */
export async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 200);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
}

/** As from the system's window for files, which a button of the part opens. */
export const choose = async (file: File) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);

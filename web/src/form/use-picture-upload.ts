import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';

/** Sends pictures by this call: how far one is, and why one was not taken. */
export function usePictureUpload<N extends 'contentpicupload' | 'lookpicupload' | 'announcementpicupload'>(name: N) {
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const send = async (file: File): Promise<CallOutput<N> | undefined> => {
    setPart(0);
    setFailure(undefined);
    try {
      return await upload(name, file, { onProgress: setPart });
    } catch (error) {
      if (!(error instanceof SignedOut)) setFailure(errorWords(error));
      return undefined;
    } finally {
      setPart(undefined);
    }
  };
  return { part, failure, send, refuse: setFailure };
}

import type { Query } from '@laurel/contract/call';
import type { dataupload } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { SignedOut } from '#api/call-error.ts';
import { nowStale } from '#api/stale.ts';
import { upload } from '#api/upload.ts';
import * as texts from './texts.ts';
import { sendingStep, servingStep, stepAfter, stepAfterCheck, type UploadStep } from './upload-steps.ts';

type CallQuery = Query<typeof dataupload>;

const askEveryMs = 700;

/** The way of one file: checked first, then applied. */
export function useDataUpload() {
  const [file, setFile] = useState<File>();
  const [way, setWay] = useState<Way>(whole);
  const [step, setStep] = useState<UploadStep>({ at: 'idle' });

  const attempt = async (chosen: File, words: string, asked: CallQuery) => {
    const uploadId = newUploadId();
    let stop = () => {};
    setStep(sendingStep(0));
    try {
      return await upload('dataupload', chosen, {
        query: { ...asked, uploadId },
        onProgress: (part) => {
          setStep(sendingStep(part));
          if (part === 1) {
            stop();
            stop = follow(uploadId, (rows) => setStep(servingStep(words, rows)));
          }
        },
      });
    } catch (error) {
      if (!(error instanceof SignedOut)) setStep(stepAfter(error));
      return undefined;
    } finally {
      stop();
    }
  };

  return {
    file,
    step,
    way,
    startOver: () => {
      setFile(undefined);
      setWay(whole);
      setStep({ at: 'idle' });
    },
    async check(chosen: File, how: Way = whole) {
      setFile(chosen);
      setWay(how);
      const outcome = await attempt(chosen, say(texts.checkingRows), { dryRun: '1', ...asAsked(how, []) });
      if (outcome) setStep(stepAfterCheck(outcome));
    },
    async apply(confirmed: readonly Confirmation[]) {
      if (!file) return;
      const outcome = await attempt(file, say(texts.applyingChanges), asAsked(way, confirmed));
      if (!outcome) return;
      setStep({ at: 'done', outcome });
      void nowStale('dataupload', 'done');
    },
  };
}

/** How a file is taken. */
export interface Way {
  /** A roster that holds only some people. */
  isPart: boolean;
  /** Rows in which something is wrong stay out. */
  leavesOut: boolean;
}

const whole: Way = { isPart: false, leavesOut: false };

/** As the address of an upload says it. */
export function asAsked({ isPart, leavesOut }: Way, confirmed: readonly Confirmation[]) {
  const said: Confirmation[] = [...confirmed, ...(leavesOut ? (['goodRows'] as const) : [])];
  return { ...(isPart && { part: '1' as const }), ...(said.length > 0 && { confirm: said.join(',') }) };
}

/** Asks again and again how far the server is; an answer that fails is only a pause in the bar. */
function follow(uploadId: string, onRows: (rows: { done: number; total: number }) => void): () => void {
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
      if (isOver) return;
      const progress = await call('uploadprogress', { uploadId }).catch(() => undefined);
      if (!isOver && progress) onRows(progress);
    }
  };
  void ask();
  return () => {
    isOver = true;
  };
}

function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

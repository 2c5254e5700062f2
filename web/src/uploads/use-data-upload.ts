import type { Query } from '@laurel/contract/call';
import type { SourceWish } from '@laurel/contract/calls/sources';
import type { dataupload } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { nowStale } from '#api/stale.ts';
import { upload } from '#api/upload.ts';
import type { SourceDraft } from './source-draft.ts';
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

  const check = async (chosen: File, how: Way = whole) => {
    setFile(chosen);
    setWay(how);
    const proposing = how.source === undefined && !how.isAlone;
    const asked: CallQuery = { dryRun: '1', ...(proposing && { propose: '1' }), ...asAsked(how, []) };
    const outcome = await attempt(chosen, say(texts.checkingRows), asked);
    if (!outcome) return;
    const source = outcome.read?.source?.name;
    if (source !== undefined) setWay({ ...how, source });
    setStep(stepAfterCheck(outcome));
  };

  return {
    file,
    step,
    way,
    check,
    /** Keeps what was said of the file under its source, and reads it by that. */
    async answer(wish: SourceWish, draft: SourceDraft) {
      if (!file || step.at !== 'asked') return;
      const { questions, words } = step;
      setStep({ at: 'working', words: say(texts.remembering) });
      try {
        const { name } = await call('savesource', wish);
        void nowStale('savesource', 'done');
        const { sheet: _, ...known } = way;
        await check(file, { ...known, source: name });
      } catch (error) {
        if (error instanceof SignedOut) return;
        setStep({ at: 'asked', questions, words, before: { draft, words: errorWords(error) } });
      }
    },
    /** What is asked of another sheet may be something else. */
    async readSheet(sheet: string) {
      if (file) await check(file, { ...way, sheet });
    },
    startOver: () => {
      setFile(undefined);
      setWay(whole);
      setStep({ at: 'idle' });
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
  /** A roster that holds only some people; undefined: as its source has it. */
  isPart?: boolean | undefined;
  /** Rows in which something is wrong stay out. */
  leavesOut: boolean;
  /** The source by which it is read. */
  source?: string;
  /** By the names of its columns alone. */
  isAlone?: boolean;
  /** The sheet of a workbook, until its source knows it. */
  sheet?: string;
}

/** All of it, and everybody in it. */
export const whole: Way = { leavesOut: false };

/** As the address of an upload says it. */
export function asAsked({ isPart, leavesOut, source, sheet }: Way, confirmed: readonly Confirmation[]) {
  const said: Confirmation[] = [...confirmed, ...(leavesOut ? (['goodRows'] as const) : [])];
  return {
    ...(isPart !== undefined && { part: isPart ? ('1' as const) : ('0' as const) }),
    ...(source !== undefined && { source }),
    ...(sheet !== undefined && { sheet }),
    ...(said.length > 0 && { confirm: said.join(',') }),
  };
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

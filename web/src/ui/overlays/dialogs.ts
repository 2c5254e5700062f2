import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { createStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

export interface DialogWords {
  title?: string;
  message: ReactNode;
  /** Danger: a red edge, for failures and for what cannot be undone. */
  tone?: 'plain' | 'danger';
  size?: 'md' | 'lg';
}

export interface Question extends DialogWords {
  confirm?: string;
  cancel?: string;
}

export interface OpenDialog extends Question {
  id: number;
  title: string;
  isQuestion: boolean;
  answer: (yes: boolean) => void;
  /** A dialog of its own instead of these words. */
  own?: ReactNode;
}

/** What waits to be shown, first in front. */
export const openDialogs = createStore<readonly OpenDialog[]>([]);

let lastId = 0;

/** Says something that the member must have read. Its usual title is the specification's 'Please note:'. */
export async function alertDialog(words: DialogWords): Promise<void> {
  await open({ title: say(common.noticeTitle), ...words }, false);
}

/** Asks; false when the member turned away. */
export function confirmDialog(question: Question): Promise<boolean> {
  return open({ title: say(texts.pleaseConfirm), ...question }, true);
}

function open(words: Question & { title: string }, isQuestion: boolean): Promise<boolean> {
  // The same failure from several calls at once is one dialog.
  const same = openDialogs.get().some((dialog) => dialog.title === words.title && dialog.message === words.message);
  if (same && !isQuestion) return Promise.resolve(false);
  const id = ++lastId;
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      openDialogs.set((dialogs) => dialogs.filter((dialog) => dialog.id !== id));
      resolve(yes);
    };
    openDialogs.set((dialogs) => [...dialogs, { ...words, id, isQuestion, answer }]);
  });
}

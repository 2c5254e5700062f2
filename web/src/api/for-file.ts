import { Refused } from './call-error.ts';

/** Whether what is too long for a screen can be had as a file. */
export function isForFile(error: unknown): boolean {
  return error instanceof Refused && error.answer.isForFile === true;
}

import type { Query } from '@laurel/contract/call';
import type { dataupload, uploadchanges } from '@laurel/contract/calls/uploads';
import { confirmedIn } from '@laurel/contract/calls/uploads';
import type { Confirmation } from '@laurel/contract/upload-kinds';

export interface UploadAsked {
  dryRun: boolean;
  /** Whether a roster holds only some people; undefined where its source says it. */
  isPart: boolean | undefined;
  source: string | undefined;
  /** Of a workbook, whatever the source says. */
  sheet: string | undefined;
  /** Without one: that whose last file had this header. */
  isProposed: boolean;
  confirm: ReadonlySet<Confirmation>;
  uploadId: string | undefined;
}

/** The same of who asks for the changes alone. */
export function askedOfChanges({ part, confirm = '', source, sheet }: Query<typeof uploadchanges>) {
  return { isPart: partIn(part), source, sheet, confirm: new Set(confirmedIn(confirm)) };
}

/** What the address of an upload asks for. */
export function askedIn({ dryRun, propose, uploadId, ...asked }: Query<typeof dataupload>): UploadAsked {
  return { dryRun: dryRun === '1', isProposed: propose === '1', uploadId, ...askedOfChanges(asked) };
}

const partIn = (part: '0' | '1' | undefined) => (part === undefined ? undefined : part === '1');

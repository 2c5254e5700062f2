import type { Query } from '@laurel/contract/call';
import type { dataupload, uploadchanges } from '@laurel/contract/calls/uploads';
import { confirmedIn } from '@laurel/contract/calls/uploads';
import type { Confirmation } from '@laurel/contract/upload-kinds';

export interface UploadAsked {
  dryRun: boolean;
  /** Whether a roster holds only some people. */
  isPart: boolean;
  confirm: ReadonlySet<Confirmation>;
  uploadId: string | undefined;
}

/** The same of who asks for the changes alone. */
export function askedOfChanges({ part, confirm = '' }: Query<typeof uploadchanges>) {
  return { isPart: part === '1', confirm: new Set(confirmedIn(confirm)) };
}

/** What the address of an upload asks for. */
export function askedIn({ dryRun, part, confirm = '', uploadId }: Query<typeof dataupload>): UploadAsked {
  return { dryRun: dryRun === '1', isPart: part === '1', confirm: new Set(confirmedIn(confirm)), uploadId };
}

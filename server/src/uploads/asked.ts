import type { Query } from '@laurel/contract/call';
import { type Confirmation, confirmedIn, type uploads } from '@laurel/contract/uploads';

export interface UploadAsked {
  dryRun: boolean;
  confirm: ReadonlySet<Confirmation>;
  uploadId: string | undefined;
}

/** What the address of an upload asks for. */
export function askedIn({ dryRun, confirm = '', uploadId }: Query<typeof uploads.dataupload>): UploadAsked {
  return { dryRun: dryRun === '1', confirm: new Set(confirmedIn(confirm)), uploadId };
}

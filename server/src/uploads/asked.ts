import { type Confirmation, confirmations } from '@laurel/contract/uploads';
import { refuse } from '#refuse';

export interface UploadAsked {
  dryRun: boolean;
  confirm: ReadonlySet<Confirmation>;
  uploadId: string | undefined;
}

const known = ['dryRun', 'confirm', 'uploadId'];

/** What the address of an upload asks for. A misspelt word is told, because it could be the one that protects. */
export function askedIn(query: Readonly<Record<string, unknown>>): UploadAsked {
  const no = (field: string, words: string): never => refuse('badInput', words, { [field]: words });
  for (const name of Object.keys(query))
    if (!known.includes(name)) no(name, `The address may carry ${known.join(', ')}, not '${name.slice(0, 40)}'.`);
  const { dryRun = '0', confirm = '', uploadId } = query;
  if (dryRun !== '0' && dryRun !== '1') no('dryRun', 'Please give dryRun as 1 or 0.');
  const words = typeof confirm === 'string' ? confirm.split(',').filter((word) => word !== '') : ['?'];
  if (!words.every((word) => (confirmations as readonly string[]).includes(word)))
    no('confirm', `Please give confirm as one of ${confirmations.join(', ')}, or several joined by a comma.`);
  if (uploadId !== undefined && !(typeof uploadId === 'string' && /^[\w-]{1,64}$/.test(uploadId)))
    no('uploadId', 'Please give uploadId as up to 64 letters, digits, hyphens and underscores.');
  return {
    dryRun: dryRun === '1',
    confirm: new Set(words as Confirmation[]),
    uploadId: uploadId as string | undefined,
  };
}

import { answerMsMax, dataUploadBytesMax, longAnswerMsMax, pictureBytesMax } from './limits.ts';
import type { CallName } from './paths.ts';

/** What holds for the file of an upload. */
export interface FileRules {
  /** The multipart field that carries it. */
  field: string;
  bytesMax: number;
  /** Milliseconds until the answer, from the first byte. */
  msMax: number;
}

const picture = { bytesMax: pictureBytesMax, msMax: answerMsMax };
const table = { field: 'fileData', bytesMax: dataUploadBytesMax, msMax: longAnswerMsMax };

/** The calls that take a file, free of schemas, so that the browser need not load them. */
export const callFiles = {
  profilepicupload: { field: 'fileProfilePic', ...picture },
  adminbannerupload: { field: 'filePic', ...picture },
  productpicupload: { field: 'filePic', ...picture },
  dataupload: table,
  uploadchanges: table,
  deskimport: table,
} as const satisfies Partial<Record<CallName, FileRules>>;

export type FileCallName = keyof typeof callFiles;

export function fileRulesOf(name: CallName): FileRules | undefined {
  return name in callFiles ? callFiles[name as FileCallName] : undefined;
}

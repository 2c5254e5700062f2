import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { ask } from '#asking/ask';
import { namedSeconds } from '#asking/seconds';
import type { Actor } from '#directory/actor';
import type { UploadedFile } from '#files/uploaded-file';
import * as usual from '#texts/texts';
import type { Importing, NeedsSecond, Plan } from './importer.ts';

export type Second = NeedsSecond & Pick<NonNullable<UploadOutcome['second']>, 'seconds'>;

/** Who may confirm what one person does not do alone; null where one person is enough, or the second has confirmed it. */
export async function secondOf({ tx, actorId, confirmerId, now }: Importing, { second }: Plan): Promise<Second | null> {
  if (!second || actorId === null || confirmerId !== null) return null;
  const { kind, concerns } = second;
  return { ...second, seconds: await namedSeconds(tx, { kind, askerId: actorId, concerns, now }) };
}

/** Where nobody else may confirm it, who uploads it says that they do it alone. */
export function aloneNeed({ words }: Second): Plan['needs'][number] {
  return { confirm: 'alone', words: `${words} ${say(usual.nobodyElse)}` };
}

interface AskedFile {
  by: Actor;
  file: UploadedFile;
  confirm: ReadonlySet<UploadOutcome['confirm'][number]>;
  outcome: UploadOutcome;
  source: string | undefined;
  sheet?: string | undefined;
}

/** Keeps the file until the second person has decided. */
export async function askForFile(
  { tx, now }: Importing,
  { kind, concerns, points, asked }: Second,
  { by, file, confirm, outcome, source, sheet }: AskedFile,
): Promise<string> {
  const { added, changed, removed, unchanged } = outcome;
  const counts = { kind: outcome.kind, added, changed, removed, unchanged };
  const wish = {
    ...counts,
    fileName: file.fileName,
    confirm: [...confirm],
    asked,
    ...(source !== undefined && { source }),
    ...(sheet !== undefined && { sheet }),
  };
  return ask(tx, { kind, by, now, concerns, points, wish, file: await file.bytes() });
}

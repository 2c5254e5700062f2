import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { valueWords } from '@laurel/contract/programme/value-words';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

export type Side = 'received' | 'sent';

export function sideOf({ isFrom }: Pick<RecognitionEntry, 'isFrom'>): Side {
  return isFrom ? 'sent' : 'received';
}

const kinds: Record<string, string> = {
  RwdN: say(said.kindNomination),
  PIF: say(said.kindPayItForward),
  RwdA: say(texts.kindAward),
  Rwd: say(said.kindRecognise),
  Card: say(said.kindCard),
  Anniv: say(said.kindAnniversary),
};

export function kindWords(type: string): string {
  return kinds[type] ?? say(texts.kindOther);
}

/** '2 rewards · 1 e-card': where it breaks, the dot stays behind. */
export function countWords(rewards: number, cards: number): string {
  return say(texts.rewardsAndCards, { rewards, cards });
}

/** The columns of report.csv; points of 0 are blank. */
export const entryColumns: readonly SheetColumn<RecognitionEntry>[] = [
  { header: say(common.date), value: ({ date }) => formatDate(date) },
  { header: say(texts.receivedOrSent), value: (entry) => say(entry.isFrom ? texts.sent : texts.received) },
  { header: say(common.type), value: ({ type }) => kindWords(type) },
  { header: say(common.valueShown), value: ({ value }) => valueWords(value) },
  { header: say(texts.memberId), value: ({ memberNumber }) => memberNumber },
  { header: say(texts.memberName), value: ({ memberName }) => memberName },
  { header: say(common.points), value: ({ points }) => (points === 0 ? '' : points) },
  { header: say(common.messageLabel), value: ({ message }) => message },
];

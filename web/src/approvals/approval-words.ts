import type { ApprovalKind, ApprovalState } from '@laurel/contract/approval-kinds';
import type { Approval, ApprovalFile } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import * as texts from './texts.ts';

export const kindWords: Record<ApprovalKind, string> = {
  recognise: say(common.recognise),
  idea: say(texts.ideaReward),
  nomination: say(texts.rating),
  budgets: say(texts.budgetFile),
  prices: say(texts.productFile),
  codes: say(texts.promoFile),
  programme: say(common.programme),
  correction: say(texts.correction),
  pots: say(texts.potsChange),
  merger: say(texts.merger),
  adhoc: say(common.adhocRecognition),
  payitforward: say(common.payItForward),
};

export const stateWords: Record<ApprovalState, string> = {
  waiting: say(texts.waiting),
  confirmed: say(texts.confirmed),
  declined: say(texts.declined),
  withdrawn: say(texts.withdrawn),
  expired: say(texts.expired),
};

export const stateTones: Record<ApprovalState, BadgeTone> = {
  waiting: 'waiting',
  confirmed: 'done',
  declined: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
};

export function requestsWords(count: number): string {
  return say(texts.requests, { count });
}

/** '3 new, 12 changed and 40 unchanged' of a file; what is none of it is left out. */
export function changesWords({ added, changed, removed, unchanged }: ApprovalFile): string {
  const parts = [
    { count: added, rows: texts.newRows },
    { count: changed, rows: texts.changedRows },
    { count: removed, rows: texts.removedRows },
    { count: unchanged, rows: texts.unchangedRows },
  ].flatMap(({ count, rows }) => (count > 0 ? [say(rows, { count })] : []));
  const last = parts.pop() ?? '';
  return parts.length > 0 ? say(texts.listed, { others: listed(parts), last }) : last;
}

/** Above the lines of a file for which somebody else is asked. */
export function linesWords({ count, lines }: ApprovalFile['asked']): string {
  const shown = lines.length;
  return count > shown ? say(texts.firstLines, { shown, count }) : say(texts.allLines, { count });
}

export function askingWords({ count }: ApprovalFile['asked']): string {
  return say(texts.linesAsk, { count });
}

/** What confirming it does, in a word or two. */
export function deedWords(
  {
    award,
    idea,
    nomination,
    programme,
    correction,
    pots,
    merger,
  }: Pick<Approval, 'award' | 'idea' | 'nomination' | 'programme' | 'correction' | 'pots' | 'merger'>,
  pointsName: string,
): string {
  if (programme) return say(texts.confirmChange);
  if (correction) return say(texts.confirmCorrection);
  if (pots) return say(texts.confirmPots);
  if (merger) return say(texts.confirmMerger);
  const points = award?.pointsTotal ?? idea?.points ?? nomination?.pointsTotal;
  return points === undefined
    ? say(texts.confirmAndApply)
    : say(texts.confirmGive, { points, pointsName: pointsNamed(points, pointsName) });
}

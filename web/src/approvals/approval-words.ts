import type { ApprovalKind, ApprovalState } from '@laurel/contract/approval-kinds';
import type { Approval, ApprovalFile } from '@laurel/contract/calls/approvals';
import { daysSince } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const kindWords: Record<ApprovalKind, string> = {
  recognise: 'Recognise',
  idea: 'Reward of an idea',
  budgets: 'File of budgets',
  prices: 'File of products',
  codes: 'File of promo codes',
};

export const stateWords: Record<ApprovalState, string> = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const stateTones: Record<ApprovalState, BadgeTone> = {
  waiting: 'waiting',
  confirmed: 'done',
  declined: 'quiet',
  withdrawn: 'quiet',
};

/** 'Waiting 3 days', by the reader's days. */
export function ageWords(dateAsked: string, now: Date): string {
  const days = daysSince(dateAsked, now);
  if (days === 0) return 'Since today';
  return plural(days, { one: 'Waiting 1 day', other: `Waiting ${formatPoints(days)} days` });
}

export function requestsWords(total: number): string {
  return plural(total, { one: '1 request', other: `${formatPoints(total)} requests` });
}

/** '3 new, 12 changed and 40 unchanged' of a file; what is none of it is left out. */
export function changesWords({ added, changed, removed, unchanged }: ApprovalFile): string {
  const parts = [
    { count: added, words: 'new' },
    { count: changed, words: 'changed' },
    { count: removed, words: 'removed' },
    { count: unchanged, words: 'unchanged' },
  ].flatMap(({ count, words }) => (count > 0 ? [`${formatPoints(count)} ${words}`] : []));
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** Above the lines of a file for which somebody else is asked. */
export function linesWords({ count, lines }: ApprovalFile['asked']): string {
  if (count > lines.length)
    return `The first ${formatPoints(lines.length)} of ${formatPoints(count)} lines that ask for a second person`;
  return plural(count, {
    one: 'The line that asks for a second person',
    other: `The ${formatPoints(count)} lines that ask for a second person`,
  });
}

export function askingWords({ count }: ApprovalFile['asked']): string {
  return plural(count, {
    one: 'One line of it asks for a second person.',
    other: `${formatPoints(count)} lines of it ask for a second person.`,
  });
}

/** What confirming it does, in a word or two. */
export function deedWords({ award, idea }: Pick<Approval, 'award' | 'idea'>, pointsName: string): string {
  const points = award?.pointsTotal ?? idea?.points;
  return points === undefined ? 'Confirm and apply the file' : `Confirm: give ${formatPoints(points)} ${pointsName}`;
}

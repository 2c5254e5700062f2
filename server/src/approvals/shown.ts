import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import type { Approval, ApprovalNomination, ApprovalStep } from '@laurel/contract/calls/approvals';
import { differencesShown } from '@laurel/contract/limits';
import type { FileWish, Wishes } from '#asking/wishes';

export interface Kept {
  kind: ApprovalKind;
  wish: Wishes[ApprovalKind];
}

/** As it is read: what it is about is told apart by its kind. */
export type FoundApproval = Kept &
  Omit<
    Approval,
    | 'award'
    | 'idea'
    | 'nomination'
    | 'file'
    | 'programme'
    | 'correction'
    | 'pots'
    | 'merger'
    | 'dateAsked'
    | 'dateDecided'
    | 'dateUntil'
    | 'steps'
  > & {
    asked: Date;
    decided: Date | null;
    until: Date | null;
    points: number;
    missing: number;
    said: string;
    /** Whom it concerns: how many, and some by name. */
    count: number;
    names: string[];
    subjectId: string;
    title: string;
    nomination: Pick<ApprovalNomination, 'nomineeMember' | 'byMember' | 'nomCat' | 'reason'> | null;
  };

/** As it is answered; `managers` are the names of those whom a file of budgets names. */
export function approvalOf(
  found: FoundApproval,
  managers: ReadonlyMap<string, string>,
  steps: ApprovalStep[],
): Approval {
  const {
    asked,
    decided,
    until,
    kind,
    wish,
    points,
    missing,
    said,
    count,
    names,
    subjectId,
    title,
    nomination,
    ...rest
  } = found;
  const about = {
    award: null,
    idea: null,
    nomination: null,
    file: null,
    programme: null,
    correction: null,
    pots: null,
    merger: null,
  };
  const shown = {
    ...rest,
    kind,
    dateAsked: asked.toISOString(),
    dateDecided: decided?.toISOString() ?? null,
    dateUntil: until?.toISOString() ?? null,
    steps,
    ...about,
  };
  if (kind === 'recognise' || kind === 'adhoc' || kind === 'payitforward') {
    const { reason, points: pointsEach } = wish as Wishes[typeof kind];
    return {
      ...shown,
      award: { reason, pointsEach, pointsTotal: points, recipients: { count, names }, message: said, missing },
    };
  }
  if (kind === 'idea')
    return { ...shown, idea: { ideaBoxId: subjectId, title, byMember: names[0] ?? '', points, comment: said } };
  if (kind === 'nomination' && nomination) {
    const { rating, stars, points: pointsEach } = wish as Wishes['nomination'];
    const rated = { nomId: subjectId, rating, stars, pointsEach, pointsTotal: points, people: count };
    return { ...shown, nomination: { ...nomination, ...rated, motivation: said } };
  }
  if (kind === 'programme') {
    const { from, differences } = wish as Wishes['programme'];
    const shownOf = differences.slice(0, differencesShown);
    return { ...shown, programme: { reason: said, from, count: differences.length, differences: shownOf } };
  }
  if (kind === 'correction') {
    const { kind: what } = wish as Wishes['correction'];
    return { ...shown, correction: { kind: what, points, recipients: { count, names }, reason: said } };
  }
  if (kind === 'pots') {
    const asks = wish as Wishes['pots'];
    const named = { period: asks.kind === 'plan' ? asks.name : 'period' in asks ? (asks.period ?? '') : '' };
    return { ...shown, pots: { kind: asks.kind, points, ...named, recipients: { count, names }, reason: said } };
  }
  if (kind === 'merger') {
    const { stays, doubled, account } = wish as Wishes['merger'];
    return { ...shown, merger: { stays, doubled, account, reason: said } };
  }
  const { confirm: _, asked: lines, undo, ...file } = wish as FileWish;
  return {
    ...shown,
    file: {
      ...file,
      isUndo: undo !== undefined,
      reason: undo ? said : '',
      asked: {
        ...lines,
        lines: lines.lines.map((line) => ({ ...line, name: line.name || (managers.get(line.key) ?? '') })),
      },
    },
  };
}

import type { CorrectionPreview, CorrectionSide } from '@laurel/contract/calls/corrections';
import { memberId } from '#directory/member-id';
import { rules } from '#programme/rules';
import { couldOwe, type Move, type Moves, type Other, type Whose } from './moves.ts';

/** What moves of what was asked: never below zero. */
export function pointsMoved({ direction, asked, balance, owed, hindered }: Move): number {
  if (hindered) return 0;
  return direction === 1 ? asked : Math.min(asked, balance + owed);
}

export function totalMoved(moves: readonly Move[]): number {
  return moves.reduce((sum, move) => sum + pointsMoved(move), 0);
}

export function totalOwed(moves: readonly Move[]): number {
  return moves.reduce((sum, { owed }) => sum + owed, 0);
}

/** Everybody whose points it concerns, and who gave or decided what is reversed: none of them decides about it. */
export function concernsOf({ moves, giverId, deciderId }: Moves, kind: string): number[] {
  // Who uploaded a grant gave nothing of their own.
  const givers = kind === 'budget' ? [] : [giverId, deciderId];
  const ids = [...givers, ...moves.flatMap(({ whose, other }) => [whose.memberId, other.whose?.memberId ?? null])];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** What there is before and after, of everybody. */
export function previewOf(
  moves: readonly Move[],
  alone: Pick<CorrectionPreview, 'seconds' | 'leftAlone'>,
): CorrectionPreview {
  return {
    people: moves.map(sideOf),
    others: othersOf(moves),
    pointsAsked: moves.reduce((sum, { asked }) => sum + asked, 0),
    points: totalMoved(moves),
    owed: totalOwed(moves),
    couldOwe: rules().corrections.debts ? moves.reduce((sum, move) => sum + couldOwe(move), 0) : 0,
    ...alone,
  };
}

function sideOf(move: Move): CorrectionSide {
  const { whose, account, balance, direction, asked, owed, hindered } = move;
  const points = direction * pointsMoved(move);
  const hasNone = hindered === 'closed';
  return {
    ...named(whose),
    account,
    before: hasNone ? null : balance,
    after: hasNone ? null : balance + owed + points,
    points,
    asked,
    owed,
    hindered,
  };
}

function othersOf(moves: readonly Move[]): CorrectionSide[] {
  return [...Map.groupBy(moves, ({ other }) => other.id).values()].map((each) => {
    const { kind, whose, balance } = (each[0] as Move).other satisfies Other;
    const points = each.reduce((sum, move) => sum - move.direction * pointsMoved(move), 0);
    return {
      ...named(whose),
      account: kind,
      before: balance,
      after: balance === null ? null : balance + points,
      points,
      asked: each.reduce((sum, { asked }) => sum + asked, 0),
      owed: 0,
      hindered: null,
    };
  });
}

function named(whose: Whose | null): Pick<CorrectionSide, 'memberId' | 'memberName' | 'memberNumber'> {
  if (!whose) return { memberId: '', memberName: '', memberNumber: '' };
  return { memberId: memberId(whose), memberName: whose.name, memberNumber: whose.memberNumber };
}

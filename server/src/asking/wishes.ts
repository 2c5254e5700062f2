import type { Input } from '@laurel/contract/call';
import type { ApprovalFile } from '@laurel/contract/calls/approvals';
import type { savebudgetplan } from '@laurel/contract/calls/budgets/savebudgetplan';
import type { trybudget } from '@laurel/contract/calls/budgets/trybudget';
import type { undoupload } from '@laurel/contract/calls/undo';
import type { Audience } from '@laurel/contract/programme/audience';
import type { Verdict } from '@laurel/contract/programme/deciding';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import type { MemberAccount, ReversalKind } from '@laurel/contract/rules/correction-kinds';
import type { Difference } from '@laurel/contract/shapes/difference';
import type { MergerAccount } from '@laurel/contract/shapes/merger';
import type { Confirmation } from '@laurel/contract/upload-kinds';

/** Of a file: what it would do when it was asked, so that nothing else is done when it is confirmed. The names are read with it. */
export type FileWish = Omit<ApprovalFile, 'asked' | 'isUndo' | 'reason'> & {
  confirm: Confirmation[];
  /** The source by which it is read. */
  source?: string;
  /** Of a workbook, where it was said with the file. */
  sheet?: string;
  asked: { count: number; lines: { key: string; name: string; before: string; after: string }[] };
  /** A file that was taken in, and is taken back; none is kept. */
  undo?: { uploadId: string; seen: Input<typeof undoupload>['seen'] };
};

/** Of an award: to whom as its giver saw them. */
export interface AwardWish {
  reason: string;
  points: number;
  sendBy: 'email' | 'sms';
  recipients: string[];
  hasMessage: boolean;
  version?: number;
  /** Given from the budget of who is away. */
  delegationId?: string;
  /** Nobody else is to see its cards. */
  audience?: Audience;
  /** What it adds points to, as the feed numbers it. */
  boosts?: string;
}

/** A rating, without words, by the programme of then. */
interface RatingSaid {
  kind: 'rating';
  rating: number;
  stars: number;
  version: number;
  customPoints: number | null;
  isIncludeInQuarterly: boolean;
  /** To each. */
  points: number;
}

/** What a reviewer said of a nomination, without words. */
export type Said = RatingSaid | { kind: 'decline' };

/** What several decided about a nomination, which is paid so. */
export interface VerdictKept extends Verdict {
  stars: number;
  /** So many said something. */
  people: number;
  /** The review that decided, where it is an earlier one. */
  reviewId: number | null;
}

/** Of a nomination: what its reviewer said, and what is paid each and as which rating once that is said. */
interface ReviewWish extends Pick<RatingSaid, 'points' | 'rating' | 'stars'> {
  said: Said;
  isChair?: boolean;
  verdict?: VerdictKept;
}

/** What is kept of each kind, without a word that anybody wrote. `version` is of the programme by which it was asked. */
export interface Wishes {
  recognise: AwardWish;
  adhoc: AwardWish;
  payitforward: AwardWish;
  idea: { points: number; version?: number };
  nomination: ReviewWish;
  budgets: FileWish;
  prices: FileWish;
  codes: FileWish;
  /** Its parts, by which version it was asked, and what would be otherwise then; null goes as soon as it is confirmed. */
  programme: {
    parts: Partial<ProgrammeDocument>;
    from: string | null;
    basedOn: number;
    differences: Difference[];
  };
  /** What it is about, as the call has it, and what was seen that would move. */
  correction:
    | ({ seen: number; seenOwed?: number; asDebt?: boolean | undefined } & (
        | { kind: ReversalKind; subjectId: string; memberId?: string | undefined }
        | { kind: 'credit' | 'debit'; memberId: string; account: MemberAccount; points: number }
      ))
    /** Of a debt: what of it need not be repaid, and what was seen that is left of it. */
    | { kind: 'forgive'; debtId: string; points: number; seen: number };
  /** As the call has it, with what was seen; or a plan. */
  pots:
    | (Input<typeof trybudget> & { seen: { people: number; points: number } })
    | (Omit<Input<typeof savebudgetplan>, 'reason' | 'alone'> & { kind: 'plan' });
  /** Two accounts by their ids, and by their numbers as who decides knows them; what would move as it was seen. */
  merger: { staysId: string; doubledId: string; seen: string; account: MergerAccount; stays: string; doubled: string };
}

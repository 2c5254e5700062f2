import { calls } from '@laurel/contract';
import type { Deeds } from '#asking/deed';
import { act, long, query, verb } from '#http/call-context';
import { confirmApproval } from './confirm.ts';
import { declineApproval, withdrawApproval } from './decline.ts';
import { approvalFor, pageOfApprovals } from './queries.ts';

const { approvals, approvalget, confirmapproval, declineapproval, withdrawapproval } = calls.approvals;

export const approvalCalls = ({ deeds }: { deeds: Deeds }) => [
  query(approvals, (db, { actor, input, now }) => pageOfApprovals(db, actor, input, now)),
  query(approvalget, async (db, { actor, input, now }) => ({
    approval: await approvalFor(db, actor, input.approvalId, now),
  })),
  // A file may take its time.
  long(
    act(confirmapproval, async (db, { actor, input, now }) => ({
      message: await confirmApproval(db, deeds, { by: actor, now, approvalId: input.approvalId }),
    })),
  ),
  verb(declineapproval, async (tx, { actor, input, now }) => ({
    message: await declineApproval(tx, { by: actor, now, ...input }),
  })),
  verb(withdrawapproval, async (tx, { actor, input, now }) => ({
    message: await withdrawApproval(tx, { by: actor, now, ...input }),
  })),
];

import type { RuleStep } from '@laurel/contract/programme/approval-rules';
import { sql } from 'kysely';
import { joinStep, ofStep, secondsOf } from '#asking/seconds';
import type { TestApp } from './app.ts';
import type { MadeMember } from './make.ts';

/** A step of a rule: one of them, who has not confirmed before. */
export const step = (by: RuleStep['by'], more: Partial<RuleStep> = {}): RuleStep => ({
  ...{ by, all: false, fourEyes: true },
  ...more,
});

/** What people do about what waits, and what is set aside for it; the portal is there by then. */
export function stepsIn(portal: () => TestApp) {
  const as = (by: MadeMember, path: string, body: object) => portal().post(path, body, { as: by.id });
  return {
    confirm: (by: MadeMember, approvalId: string) => as(by, '/api/admin/confirmapproval', { approvalId }),
    decline: (by: MadeMember, approvalId: string) =>
      as(by, '/api/admin/declineapproval', { approvalId, reason: 'Not this month.' }),
    withdraw: (by: MadeMember, approvalId: string) => as(by, '/api/admin/withdrawapproval', { approvalId }),
    shown: async (by: MadeMember, approvalId: string) =>
      (await as(by, '/api/admin/approvalget', { approvalId })).body.approval,
    /** Whether it is theirs to decide, by their own list. */
    listed: async (by: MadeMember, approvalId: string): Promise<boolean> => {
      const { body } = await as(by, '/api/admin/approvals', { show: 'waiting' });
      return body.approvals.some(
        (one: { approvalId: string; mayDecide: boolean }) => one.approvalId === approvalId && one.mayDecide,
      );
    },
    /** Whose turn it is, by what tells them. */
    told: async (approvalId: string): Promise<Set<number>> => {
      const { rows } = await sql<{ id: number }>`
        select d.member_id as id from approvals a ${joinStep}
        cross join lateral (${secondsOf(ofStep(sql`${portal().now}::timestamptz`))}) d where a.id = ${approvalId}`.execute(
        portal().db,
      );
      return new Set(rows.map(({ id }) => id));
    },
    /** Points of the whole company. */
    reserved: async (): Promise<number> => {
      const { rows } = await sql<{ points: number }>`
        select coalesce(sum(l.amount), 0)::bigint as points from ledger_legs l join ledger_accounts a on a.id = l.account_id where a.kind = 'reserved'`.execute(
        portal().db,
      );
      return rows[0]?.points ?? 0;
    },
  };
}

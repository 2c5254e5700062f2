import { type ApprovalKind, type Approver, approvalKinds } from '@laurel/contract/approval-kinds';
import type { NamedPeople, Quote } from '@laurel/contract/shapes/quote';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { type Asking, joinStep, namedAmong, namedOf, ofStep, secondsOf } from './seconds.ts';

/** Who confirms in a step: one of them, or each. */
export interface Step {
  by: Approver;
  all: boolean;
  fourEyes: boolean;
  /** Administrators, in the place of others of whom nobody could. */
  isInstead?: boolean;
}

/** Of what waits for one second person by its kind. */
export function stepsOf(kind: ApprovalKind): Step[] {
  return [{ by: approvalKinds[kind], all: false, fourEyes: true }];
}

/** Where nobody could, one administrator does. */
export const instead = { by: 'adminReports', all: false, isInstead: true } as const;

export interface FirstStep {
  step: Step;
  seconds: NamedPeople;
}

/** A step with those who would confirm it, or with administrators in their place. */
export async function firstStep(tx: Tx, step: Step, asking: Asking): Promise<FirstStep> {
  const seconds = await namedOf(tx, { ...step, ...asking });
  if (seconds.count > 0 || step.by === instead.by) return { step, seconds };
  return { step: { ...step, ...instead }, seconds: await namedOf(tx, { ...instead, ...asking }) };
}

/** Who confirms in each step of what is not asked yet; administrators in the place of others of whom nobody could. */
export async function stepsQuoted(on: Tx, steps: readonly Step[], asking: Asking): Promise<Quote['steps']> {
  const quoted: Quote['steps'] = [];
  // loop: one to three steps
  for (const each of steps) {
    const { step, seconds } = await firstStep(on, each, asking);
    quoted.push({ by: step.by, all: step.all, people: seconds });
  }
  return quoted;
}

/** Of a new approval; the first begins at once. */
export async function storeSteps(tx: Tx, approvalId: number, steps: readonly Step[], now: Date): Promise<void> {
  await tx
    .insertInto('approval_steps')
    .values(
      steps.map(({ by, all, fourEyes, isInstead = false }, place) => ({
        approval_id: approvalId,
        n: place + 1,
        approver: by,
        is_all: all,
        four_eyes: fourEyes,
        is_instead: isInstead,
        begun_at: place === 0 ? now : null,
      })),
    )
    .execute();
}

/** Who may confirm the step whose turn it is. */
export function secondsNow(tx: Tx, approvalId: number, now: Date): Promise<NamedPeople> {
  return namedAmong(
    tx,
    sql`select d.member_id from approvals a ${joinStep}
      cross join lateral (${secondsOf(ofStep(sql`${now}::timestamptz`))}) d where a.id = ${approvalId}`,
  );
}

/** Administrators are asked instead, in the step whose turn it is. */
export async function askInstead(tx: Tx, approvalIds: readonly number[]): Promise<void> {
  await sql`
    update approval_steps s set approver = ${instead.by}, is_all = ${instead.all}, is_instead = true
    from approvals a where a.id = any(${[...approvalIds]}::bigint[]) and s.approval_id = a.id and s.n = a.step_n`.execute(
    tx,
  );
}

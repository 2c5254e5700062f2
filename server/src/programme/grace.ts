import { rules } from './rules.ts';

const dayMs = 86_400_000;

/** Who has left at this instant or before it has no time left to come back. */
export function graceBegin(now: Date): Date {
  return new Date(now.getTime() - rules().leavers.graceDays * dayMs);
}

/** The day on which somebody who leaves now forfeits their points. */
export function forfeitDay(left: Date): string {
  return new Date(left.getTime() + rules().leavers.graceDays * dayMs).toISOString().slice(0, 10);
}

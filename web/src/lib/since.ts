import { locale } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';

const minute = 60_000;
const steps = [
  { unit: 'minute', ms: minute, below: 60 * minute },
  { unit: 'hour', ms: 60 * minute, below: 24 * 60 * minute },
  { unit: 'day', ms: 24 * 60 * minute, below: 7 * 24 * 60 * minute },
] as const;

/** '5 minutes ago', 'yesterday'; after a week the date. */
export function since(date: string, now = new Date()): string {
  const ago = Math.max(0, now.getTime() - new Date(date).getTime());
  const step = steps.find(({ below }) => ago < below);
  if (!step) return formatDate(date);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-Math.floor(ago / step.ms), step.unit);
}

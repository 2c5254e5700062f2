import { numberFormat } from '@laurel/contract/formats';

/** 12345 → '12,345', as the reader's country writes it. */
export function formatPoints(points: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(points);
}

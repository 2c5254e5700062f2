const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 12345 → '12,345'. */
export function formatPoints(points: number): string {
  return whole.format(points);
}

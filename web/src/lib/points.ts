const whole = new Intl.NumberFormat('en-ZA', { useGrouping: true });

/** 12345 → '12 345': points with a narrow gap between thousands, which every country of the company reads. */
export function formatPoints(points: number): string {
  return whole
    .format(points)
    .replace(/[\s,.']/g, '\u202f')
    .replace(/^-/, '\u2212');
}

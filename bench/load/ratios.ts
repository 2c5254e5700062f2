/** A figure beside the one that it is measured by. */
export interface Ratio {
  /** What is compared: the row's name and the people of the company. */
  name: string;
  ratio: number;
  /** Whether more is better, as of a rate, or less, as of a time. */
  better: 'more' | 'less';
}

/** By how much a ratio may be worse than the kept one: beyond it, it is no noise. */
export const worseMost = 0.15;

/** How much better a ratio is than before: 1.2 is a fifth better, 0.8 a fifth worse. */
export function gain(now: Ratio, before: Pick<Ratio, 'ratio'>): number {
  return now.better === 'more' ? now.ratio / before.ratio : before.ratio / now.ratio;
}

/** Those that have fallen by more than noise explains. What was not measured then or now is not compared. */
export function fallen(now: readonly Ratio[], kept: readonly Ratio[]): Ratio[] {
  const before = new Map(kept.map((one) => [one.name, one]));
  return now.filter((one) => {
    const former = before.get(one.name);
    return former !== undefined && gain(one, former) < 1 - worseMost;
  });
}

/** The middle one: a round that something else disturbed does not move it. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new RangeError('There is no middle of nothing.');
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

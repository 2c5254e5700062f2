/** Durations in buckets that grow by a fiftieth: a percentile is right to 2 %, and a million of them take no more room than ten. */
export interface Histogram {
  count: number;
  /** Milliseconds in all. */
  total: number;
  most: number;
  buckets: Record<number, number>;
}

const growth = Math.log(1.02);
const least = 0.01;

export const histogram = (): Histogram => ({ count: 0, total: 0, most: 0, buckets: {} });

export function record(into: Histogram, milliseconds: number): void {
  const bucket = Math.max(0, Math.ceil(Math.log(milliseconds / least) / growth));
  into.buckets[bucket] = (into.buckets[bucket] ?? 0) + 1;
  into.count += 1;
  into.total += milliseconds;
  into.most = Math.max(into.most, milliseconds);
}

/** The duration that this share of all did not pass; undefined of nothing. */
export function percentile({ count, most, buckets }: Histogram, share: number): number | undefined {
  let left = Math.ceil(count * share);
  for (const bucket of Object.keys(buckets)
    .map(Number)
    .sort((a, b) => a - b)) {
    left -= buckets[bucket] ?? 0;
    if (left <= 0) return Math.min(most, least * Math.exp(bucket * growth));
  }
  return undefined;
}

export function merged(parts: readonly Histogram[]): Histogram {
  const sum = histogram();
  for (const part of parts) {
    sum.count += part.count;
    sum.total += part.total;
    sum.most = Math.max(sum.most, part.most);
    for (const [bucket, count] of Object.entries(part.buckets))
      sum.buckets[Number(bucket)] = (sum.buckets[Number(bucket)] ?? 0) + count;
  }
  return sum;
}

import type { ReactNode } from 'react';

interface LabelledValueProps {
  label: ReactNode;
  /** Of sums, the one that counts. */
  isStrong?: boolean;
  children: ReactNode;
}

/** A line of a description list. */
export function LabelledValue({ label, isStrong = false, children }: LabelledValueProps) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

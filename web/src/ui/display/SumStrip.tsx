import classes from './SumStrip.module.css';

export interface Sum {
  label: string;
  value: string;
}

/** A few large figures above a report. */
export function SumStrip({ label, sums }: { label: string; sums: readonly Sum[] }) {
  return (
    <dl className={classes.strip} aria-label={label}>
      {sums.map((sum) => (
        <div key={sum.label} className={classes.sum}>
          <dt>{sum.label}</dt>
          <dd>{sum.value}</dd>
        </div>
      ))}
    </dl>
  );
}

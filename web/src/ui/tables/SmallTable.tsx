import type { ReactNode } from 'react';
import classes from './SmallTable.module.css';

interface SmallTableProps {
  /** What it is, for who does not see it; or a caption that all read. */
  label?: string;
  caption?: string;
  columns: readonly string[];
  /** The first column names each row, and the others are figures. */
  isNamed?: boolean;
  /** Below the rows. */
  below?: string;
  children: ReactNode;
}

/** A few rows to look through beside something else. It scrolls, also by keyboard. */
export function SmallTable({ label, caption, columns, isNamed = false, below, children }: SmallTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.scroll} aria-label={label} data-named={isNamed || undefined} tabIndex={0}>
      <table>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {below ? <p>{below}</p> : null}
    </section>
  );
}

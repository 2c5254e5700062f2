import { numberFormat } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';
import classes from './Year.module.css';

export interface BarRow {
  label: string;
  /** Beside each other, as the columns are; null where there are too few to tell. */
  figures: readonly (number | null)[];
}

interface BarsProps {
  caption: string;
  /** Of the first column, which names the rows; then of each figure. */
  columns: readonly [string, ...string[]];
  rows: readonly BarRow[];
}

/** A table whose figures are drawn as bars: who hears it hears the figures. */
export function Bars({ caption, columns, rows }: BarsProps) {
  const most = Math.max(1, ...rows.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)));
  return (
    <table className={classes.bars}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, n) => (
            <th key={name} scope="col">
              <span className={n === 0 ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row" dir="auto">
              {label}
            </th>
            {figures.map((figure, n) => (
              <td key={columns[n + 1]}>
                <span className={classes.figure}>
                  {figure ? (
                    <span className={classes.bar} style={{ inlineSize: `${(figure / most) * 100}%` }} aria-hidden />
                  ) : null}
                  <span data-none={!figure || undefined}>
                    {figure === null ? say(texts.few) : numberFormat().format(figure)}
                  </span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

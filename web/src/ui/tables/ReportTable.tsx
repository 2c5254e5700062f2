import type { Cell } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as common from '#lib/texts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import classes from './ReportTable.module.css';
import { nextOrder, type RowOrder } from './row-order.ts';
import * as texts from './texts.ts';

export interface ReportColumn<Row> {
  /** Unique in the table. */
  id: string;
  header: string;
  /** What is sorted by, exported, and shown unless `cell` says otherwise. */
  value: (row: Row) => Cell;
  cell?: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'end';
  /** False where an order makes no sense. */
  sortable?: boolean;
  /** The least width on a wide screen, for long texts. */
  minWidth?: string;
  /** On a phone it stands in a folded row too. */
  stays?: true;
}

export interface ReportTableProps<Row> {
  /** What the table is, for screen readers. */
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row, index: number) => string;
  isLoading?: boolean;
  emptyWords?: string;
  emptyIllustration: string;
  /** In which the rows stand; undefined for that in which they came. */
  order: RowOrder | undefined;
  onOrder: (order: RowOrder | undefined) => void;
  /** Above the rows: filters, `ExportButtons`. */
  toolbar?: ReactNode;
  /** Below the rows: sums, more. */
  footer?: ReactNode;
}

/** A report: columns that one may sort by under a sticky head; on a phone each row is a card that opens. Who owns the rows sorts them. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const {
    label,
    rows,
    isLoading = false,
    emptyWords = say(common.noResults),
    emptyIllustration,
    toolbar,
    footer,
  } = props;
  const empty = !isLoading && rows !== undefined && rows.length === 0;
  return (
    <div className={classes.report}>
      {toolbar ? <div className={classes.toolbar}>{toolbar}</div> : null}
      {isLoading ? <SkeletonRows rows={6} /> : null}
      {empty ? <EmptyState illustration={emptyIllustration} words={emptyWords} /> : null}
      {!isLoading && rows && rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className={classes.scroll} aria-label={label} tabIndex={0}>
          <Rows {...props} rows={rows} />
        </section>
      ) : null}
      <p className="visually-hidden" role="status">
        {isLoading || !rows ? '' : say(texts.rows, { count: rows.length })}
      </p>
      {footer}
    </div>
  );
}

type RowsProps<Row> = ReportTableProps<Row> & { rows: readonly Row[] };

function Rows<Row>({ label, columns, rows, rowKey, order, onOrder }: RowsProps<Row>) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header, value, align, minWidth, sortable }) => {
            const desc = order?.id === id ? order.desc : undefined;
            return (
              <th
                key={id}
                scope="col"
                data-align={align}
                style={{ minWidth }}
                aria-sort={desc === undefined ? undefined : desc ? 'descending' : 'ascending'}
              >
                {sortable === false ? (
                  header
                ) : (
                  <SortButton
                    header={header}
                    desc={desc}
                    onClick={() => onOrder(nextOrder(order, id, rows[0] && value(rows[0])))}
                  />
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <BodyRow key={rowKey(row, index)} columns={columns} row={row} place={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

/** Columns that a folded row shows on a phone. */
const foldedColumns = 4;

interface BodyRowProps<Row> {
  columns: readonly ReportColumn<Row>[];
  row: Row;
  place: number;
}

function BodyRow<Row>({ columns, row, place }: BodyRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const folds = (column: ReportColumn<Row>, at: number) => at >= foldedColumns && !column.stays;
  return (
    <tr data-open={open || undefined}>
      {columns.map((column, at) => (
        <td
          key={column.id}
          data-label={column.header}
          data-align={column.align}
          data-folds={folds(column, at) || undefined}
        >
          {(column.cell ?? column.value)(row)}
        </td>
      ))}
      {columns.some(folds) ? (
        <td className={classes.fold}>
          <button
            type="button"
            aria-label={say(texts.allOfRow, { place })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown aria-hidden size={20} stroke={1.8} />
          </button>
        </td>
      ) : null}
    </tr>
  );
}

interface SortButtonProps {
  header: string;
  /** Undefined where another column, or none, gives the order. */
  desc: boolean | undefined;
  onClick: () => void;
}

function SortButton({ header, desc, onClick }: SortButtonProps) {
  const SortIcon = desc === undefined ? IconArrowsSort : desc ? IconArrowDown : IconArrowUp;
  return (
    <button type="button" className={classes.sort} onClick={onClick} data-sorted={desc !== undefined || undefined}>
      {header}
      <SortIcon aria-hidden size={15} stroke={1.8} />
    </button>
  );
}

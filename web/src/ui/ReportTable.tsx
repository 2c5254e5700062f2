import type { Cell } from '@laurel/contract/sheet';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { SkeletonRows } from './Bone.tsx';
import { EmptyState } from './EmptyState.tsx';
import classes from './ReportTable.module.css';

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
  initialSort?: { id: string; desc: boolean };
  /** Where the server sorts: its order, and how to ask for another. */
  sort?: { id: string; desc: boolean } | undefined;
  onSort?: (sort: { id: string; desc: boolean } | undefined) => void;
  /** Above the rows: filters, `ExportButtons`. */
  toolbar?: ReactNode;
  /** Below the rows: sums, more. */
  footer?: ReactNode;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

/** A report: sortable columns under a sticky head; on a phone each row is a card. */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { label, rows, isLoading = false, emptyWords = 'No Results', emptyIllustration, toolbar, footer } = props;
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
        {isLoading || !rows ? '' : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`}
      </p>
      {footer}
    </div>
  );
}

function Rows<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  initialSort,
  sort,
  onSort,
}: ReportTableProps<Row> & { rows: readonly Row[] }) {
  const [ownSort, setOwnSort] = useState<SortingState>(initialSort ? [initialSort] : []);
  const sorting = onSort ? (sort ? [sort] : []) : ownSort;
  const defs = useMemo(() => columns.map(toDef), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: defs,
    data,
    state: { sorting },
    manualSorting: onSort !== undefined,
    getRowId: rowKey,
    onSortingChange: (next) => {
      const value = typeof next === 'function' ? next(sorting) : next;
      if (onSort) onSort(value[0]);
      else setOwnSort(value);
    },
  });
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const sorted = sorting.find((s) => s.id === column.id);
            return (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                style={{ minWidth: column.minWidth }}
                aria-sort={sorted ? (sorted.desc ? 'descending' : 'ascending') : undefined}
              >
                {column.sortable === false ? (
                  column.header
                ) : (
                  <SortButton
                    header={column.header}
                    direction={sorted ? (sorted.desc ? 'down' : 'up') : undefined}
                    onClick={() => table.getColumn(column.id)?.toggleSorting()}
                  />
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.id} data-label={column.header} data-align={column.align}>
                {column.cell ? column.cell(row.original) : column.value(row.original)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toDef<Row extends object>(column: ReportColumn<Row>): ColumnDef<Features, Row> {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.value(row),
    enableSorting: column.sortable !== false,
    sortFn: (a, b, id) => compare(a.getValue<Cell>(id), b.getValue<Cell>(id)),
  };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

interface SortButtonProps {
  header: string;
  direction: 'up' | 'down' | undefined;
  onClick: () => void;
}

function SortButton({ header, direction, onClick }: SortButtonProps) {
  const SortIcon = direction === 'up' ? IconArrowUp : direction === 'down' ? IconArrowDown : IconArrowsSort;
  return (
    <button type="button" className={classes.sort} onClick={onClick} data-sorted={direction !== undefined || undefined}>
      {header}
      <SortIcon aria-hidden size={15} stroke={1.8} />
    </button>
  );
}

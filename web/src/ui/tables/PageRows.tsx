import { useRef } from 'react';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import classes from './PagedRows.module.css';
import { ReportTable, type ReportTableProps } from './ReportTable.tsx';
import type { RowOrder } from './row-order.ts';

/** A page of rows that somebody else sorts and counts. */
export interface Pages<Row> {
  rows: readonly Row[] | undefined;
  /** Rows of all pages; unknown until the first has come. */
  total: number | undefined;
  /** The first is 0. */
  page: number;
  order: RowOrder | undefined;
  setOrder: (order: RowOrder | undefined) => void;
  turnTo: (page: number) => void;
  /** While another page is on its way. */
  isTurning: boolean;
}

export interface PageRowsProps<Row> extends Omit<ReportTableProps<Row>, 'rows' | 'order' | 'onOrder'> {
  pages: Pages<Row>;
  pageSize: number;
}

/** One page of a report, and the way to the others. */
export function PageRows<Row>({ pages, pageSize, ...rest }: PageRowsProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const { rows, total = 0, page, order, setOrder, turnTo, isTurning } = pages;
  const turn = (next: number) => {
    turnTo(next);
    top.current?.querySelector('section')?.scrollTo({ top: 0 });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={classes.paged} aria-busy={isTurning}>
      <ReportTable {...rest} rows={rows} order={order} onOrder={setOrder} />
      <PageTurner page={page} pageSize={pageSize} total={rows ? total : 0} isBusy={isTurning} onTurn={turn} />
    </div>
  );
}

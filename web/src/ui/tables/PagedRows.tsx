import { useMemo, useRef, useState } from 'react';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import classes from './PagedRows.module.css';
import { ReportTable, type ReportTableProps } from './ReportTable.tsx';
import { inOrder, type RowOrder } from './row-order.ts';

const pageSize = 25;

export type PagedRowsProps<Row> = Omit<ReportTableProps<Row>, 'order' | 'onOrder'>;

/** A report of any length: all rows are sorted, 25 are drawn. New rows begin at the first page. */
export function PagedRows<Row>({ rows, columns, ...rest }: PagedRowsProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState<RowOrder>();
  const [turned, setTurned] = useState({ rows, page: 0 });
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === order?.id);
    return rows && column && order ? inOrder(rows, column.value, order.desc) : rows;
  }, [rows, columns, order]);
  const page = turned.rows === rows ? turned.page : 0;
  const turnTo = (next: number) => {
    setTurned({ rows, page: next });
    top.current?.querySelector('section')?.scrollTo({ top: 0 });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={classes.paged}>
      <ReportTable
        {...rest}
        columns={columns}
        rows={sorted?.slice(page * pageSize, (page + 1) * pageSize)}
        order={order}
        onOrder={(next) => {
          setOrder(next);
          setTurned({ rows, page: 0 });
        }}
      />
      <PageTurner page={page} pageSize={pageSize} total={rest.isLoading ? 0 : (rows?.length ?? 0)} onTurn={turnTo} />
    </div>
  );
}

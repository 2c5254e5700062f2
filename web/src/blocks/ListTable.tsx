import { type ComponentProps, useRef } from 'react';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import type { ReportColumn, ReportTable, ReportTableProps } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import { NotRead } from './NotRead.tsx';

const Table = late<ReportTableProps<never>>(() => import('#ui/tables/ReportTable.tsx').then((m) => m.ReportTable), {
  waiting: <SkeletonRows rows={6} />,
}) as unknown as typeof ReportTable;

interface ListTableProps<Row> {
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  emptyWords: string;
  /** Of `useListPages`. */
  list: {
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    turner: ComponentProps<typeof PageTurner>;
  };
}

/** A page of a long list in the order of the server, and the way to the others. */
export function ListTable<Row>({ label, columns, rows, rowKey, emptyWords, list }: ListTableProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const { error, isFetching, refetch, turner } = list;
  if (error && !rows) return <NotRead {...{ error, isFetching, refetch }} compact />;
  const turnTo = (page: number) => {
    turner.onTurn(page);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} aria-busy={turner.isBusy}>
      <Table
        {...{ label, columns, rows, rowKey, emptyWords }}
        isLoading={!rows}
        emptyIllustration={illustrations.emptyList}
        order={undefined}
        onOrder={() => {}}
        footer={<PageTurner {...turner} shown={rows?.length} onTurn={turnTo} />}
      />
    </div>
  );
}

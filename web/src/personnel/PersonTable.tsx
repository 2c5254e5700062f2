import type { ComponentProps, ReactNode } from 'react';
import { NotRead } from '#blocks/NotRead.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { type ReportColumn, ReportTable } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import classes from './Personnel.module.css';

export const partPageSize = 25;

interface PersonTableProps<Row> {
  title: string;
  /** Beside the title. */
  choice?: ReactNode;
  columns: readonly Omit<ReportColumn<Row>, 'sortable'>[];
  rows: readonly Row[] | undefined;
  /** What is said where there is nothing. */
  nothing: string;
  nothingHint?: string;
  pages: {
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    turner?: ComponentProps<typeof PageTurner>;
  };
  /** Below the rows. */
  below?: ReactNode;
}

/** A part of what there is of somebody, the newest first: on its way, failed, empty, or a page of it. */
export function PersonTable<Row>(props: PersonTableProps<Row>) {
  const { title, choice, columns, rows, nothing, nothingHint, pages, below } = props;
  const { error, isFetching, refetch, turner } = pages;
  return (
    <Card title={title} actions={choice}>
      {error && !rows ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!rows && !error ? <SkeletonRows rows={5} height={3.5} /> : null}
      {rows?.length === 0 && !turner?.isBusy && !turner?.page ? (
        <EmptyState compact illustration={illustrations.emptyList} words={nothing} hint={nothingHint} />
      ) : null}
      {rows && rows.length > 0 ? (
        <div className={classes.table} aria-busy={turner?.isBusy}>
          <ReportTable
            label={title}
            columns={columns.map((column) => ({ ...column, sortable: false }))}
            rows={rows}
            rowKey={(_, place) => String(place)}
            emptyIllustration={illustrations.emptyList}
            order={undefined}
            onOrder={unsorted}
          />
        </div>
      ) : null}
      {rows && turner ? <PageTurner {...turner} shown={rows.length} /> : null}
      {below}
    </Card>
  );
}

function unsorted() {}

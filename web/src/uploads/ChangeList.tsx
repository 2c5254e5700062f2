import type { UploadChange, UploadOutcome } from '@laurel/contract/uploads';
import { useMemo } from 'react';
import { formatPoints } from '#lib/points.ts';
import { PagedTable } from '#ui/PagedTable.tsx';
import type { ReportColumn } from '#ui/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import classes from './DataUpload.module.css';
import { changeWords } from './file-guides.ts';

/** The changes that the server told one by one: the first of them. */
export function ChangeList({ outcome }: { outcome: UploadOutcome }) {
  const { kind, changes, added, changed, removed } = outcome;
  const columns = useMemo<ReportColumn<UploadChange>[]>(() => {
    const words = changeWords(kind);
    return [
      { id: 'line', header: 'Line', value: (row) => row.line || '', align: 'end' },
      {
        id: 'what',
        header: 'What',
        value: (row) => words[row.what],
        cell: (row) => (
          <span className={classes.what} data-what={row.what}>
            {words[row.what]}
          </span>
        ),
      },
      { id: 'key', header: 'Key', value: (row) => row.key, minWidth: '7rem' },
      { id: 'text', header: 'Change', value: (row) => row.text, minWidth: '14rem' },
    ];
  }, [kind]);
  const count = added + changed + removed;
  if (changes.length === 0) return null;
  return (
    <>
      <PagedTable
        label="Changes"
        columns={columns}
        rows={changes}
        rowKey={(row) => `${row.line} ${row.what} ${row.key} ${row.text}`}
        emptyIllustration={illustrations.emptyList}
      />
      {count > changes.length ? (
        <p className={classes.words}>
          The first {formatPoints(changes.length)} of {formatPoints(count)} changes are listed.
        </p>
      ) : null}
    </>
  );
}

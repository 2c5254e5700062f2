import type { StaysRow, UndoOutcome } from '@laurel/contract/calls/undo';
import { say } from '@laurel/contract/say';
import { IconDownload } from '@tabler/icons-react';
import { fetchFile } from '#api/fetch-file.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { exportFetched } from '#ui/tables/export.ts';
import { PagedTable } from '#ui/tables/PagedTable.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';

interface UndoStaysProps {
  uploadId: string;
  stays: UndoOutcome['stays'];
}

/** What cannot go back, row by row with why; with all of it as a file. */
export function UndoStays({ uploadId, stays: { count, rows } }: UndoStaysProps) {
  return (
    <>
      {count > 0 ? (
        <>
          <h3 className={words.name}>{say(texts.undoStays, { count })}</h3>
          <PagedTable
            label={say(texts.undoStays, { count })}
            columns={columns}
            rows={rows}
            rowKey={({ line, key, why }) => `${line} ${key} ${why}`}
            emptyIllustration={illustrations.emptyList}
          />
          {count > rows.length ? (
            <p className={words.soft}>{say(texts.firstListedMore, { shown: rows.length, count })}</p>
          ) : null}
        </>
      ) : null}
      <div className={layout.row}>
        <UndoFileButton uploadId={uploadId}>{say(texts.undoRows)}</UndoFileButton>
      </div>
    </>
  );
}

const columns: ReportColumn<StaysRow>[] = [
  { id: 'line', header: say(common.line), value: (row) => row.line || '', align: 'end' },
  { id: 'key', header: say(texts.key), value: (row) => row.key, minWidth: '7rem' },
  { id: 'name', header: say(texts.nameColumn), value: (row) => row.name, minWidth: '8rem' },
  { id: 'why', header: say(texts.reason), value: (row) => row.why, minWidth: '14rem' },
];

/** As the server writes it. */
export function UndoFileButton({ uploadId, children, size }: { uploadId: string; children: string; size?: 'xs' }) {
  const save = () =>
    exportFetched((onFailed) => fetchFile('undofile', { uploadId }, onFailed), say(texts.undoFileFailed));
  return (
    <Button
      {...(size && { size })}
      variant="default"
      icon={<IconDownload aria-hidden size={size ? 16 : 18} stroke={1.7} />}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}

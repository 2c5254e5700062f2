import type { RowError, UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useMemo } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { exportCsv } from '#ui/tables/export.ts';
import { PagedTable } from '#ui/tables/PagedTable.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import { errorFile } from './error-file.ts';
import * as texts from './texts.ts';

type PlacedError = RowError & { place: number };

const columns: ReportColumn<PlacedError>[] = [
  { id: 'line', header: say(common.line), value: (row) => row.line || '', align: 'end' },
  { id: 'field', header: say(common.column), value: (row) => row.field, minWidth: '8rem' },
  { id: 'reason', header: say(texts.reason), value: (row) => row.message, minWidth: '16rem' },
];

/** The rows that stay out, with why; nothing where none do. */
export function LeftOut({ file, outcome }: { file: File | undefined; outcome: UploadOutcome }) {
  const { leftOut } = outcome;
  if (leftOut === 0) return null;
  return (
    <Notice>
      <p>{say(texts.stayOut, { count: leftOut })}</p>
      <RowErrors file={file} outcome={outcome} />
    </Notice>
  );
}

/** What is wrong with the file, row by row, on the screen and to take along. */
export function RowErrors({
  file,
  outcome: { errors, read },
}: {
  file: File | undefined;
  outcome: Pick<UploadOutcome, 'errors' | 'read'>;
}) {
  const rows = useMemo(() => errors.map((error, place) => ({ ...error, place })), [errors]);
  const download = async () => {
    const faulty = await errorFile(file ?? new File([], ''), errors, read?.headerLine);
    await exportCsv('upload_errors.csv', faulty.columns, faulty.rows);
  };
  return (
    <>
      <div>
        <Button
          variant="default"
          icon={<IconFileTypeCsv aria-hidden size={18} stroke={1.6} />}
          onClick={() => void download()}
        >
          {say(texts.downloadErrors)}
        </Button>
      </div>
      <PagedTable
        label={say(texts.errors)}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.place)}
        emptyIllustration={illustrations.emptyList}
      />
    </>
  );
}

import type { FileFormat } from '@laurel/contract/shapes/report-format';
import { fetchFile } from '#api/fetch-file.ts';
import layout from '#ui/layout/layout.module.css';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { csvFailed, excelFailed, exportFetched, type Fetching } from '#ui/tables/export.ts';
import type { PeopleFilter } from './people-asked.ts';

/** Everybody of the filter as a file, not only those of the page. */
export function PeopleExports({ filter, total }: { filter: PeopleFilter; total: number }) {
  const file =
    (format: FileFormat): Fetching =>
    (onFailed) =>
      fetchFile('exportpeople', { ...filter, format }, onFailed);
  return (
    <div className={layout.unprinted}>
      <ExportButtons
        disabled={total === 0}
        onCsv={() => void exportFetched(file('csv'), csvFailed)}
        onExcel={() => exportFetched(file('xlsx'), excelFailed)}
      />
    </div>
  );
}

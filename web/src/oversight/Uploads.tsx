import type { UploadRow } from '@laurel/contract/calls/oversight/uploadlist';
import { say } from '@laurel/contract/say';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import { ListTable } from '#lists/ListTable.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import classes from './Oversight.module.css';
import * as texts from './texts.ts';

const pageSize = 50;

/** Which files were taken in, by whom, and what they changed. */
export function Uploads() {
  const list = useListPages('uploadlist', { size: pageSize }, { errors: 'screen', staleTime: 0 });
  return (
    <Card>
      <ListTable
        label={say(texts.uploads)}
        columns={columns}
        rows={list.data?.uploads}
        rowKey={({ uploadId }) => uploadId}
        emptyWords={say(texts.noUploads)}
        list={list}
      />
    </Card>
  );
}

const counts = [
  ['added', say(texts.added)],
  ['changed', say(texts.changed)],
  ['removed', say(texts.removed)],
  ['unchanged', say(texts.unchanged)],
] as const;

const columns: ReportColumn<UploadRow>[] = [
  {
    ...{ id: 'at', header: say(texts.when), sortable: false, minWidth: '11rem' },
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
  },
  {
    ...{ id: 'by', header: say(texts.who), sortable: false, minWidth: '8rem' },
    value: ({ by }) => by?.name ?? '',
    cell: ({ by }) => (by ? <bdi>{by.name}</bdi> : say(texts.portal)),
  },
  {
    ...{ id: 'kind', header: say(texts.kind), sortable: false, minWidth: '9rem' },
    value: ({ kind }) => kind,
    cell: ({ kind, isPart, leftOut, isUndo }) => (
      <div>
        {say(uploadTitles[kind])}
        {isUndo ? <p className={words.facts}>{say(texts.anUndo)}</p> : null}
        {isPart ? <p className={words.facts}>{say(texts.onlySome)}</p> : null}
        {leftOut > 0 ? <p className={words.facts}>{say(texts.rowsLeftOut, { count: leftOut })}</p> : null}
      </div>
    ),
  },
  {
    ...{ id: 'file', header: say(texts.file), sortable: false, minWidth: '16rem' },
    value: ({ fileName }) => fileName,
    cell: ({ fileName, sha256 }) => (
      <div>
        <bdi>{fileName}</bdi>
        <p className={words.facts} title="SHA-256">
          <code className={classes.hash} dir="ltr">
            {sha256}
          </code>
        </p>
      </div>
    ),
  },
  {
    ...{ id: 'counts', header: say(texts.rows), sortable: false, minWidth: '9rem' },
    value: ({ added, changed, removed }) => added + changed + removed,
    cell: (row) => (
      <Facts look="beside">
        {counts.map(([name, label]) => (
          <LabelledValue key={name} label={label}>
            {row[name]}
          </LabelledValue>
        ))}
      </Facts>
    ),
  },
];

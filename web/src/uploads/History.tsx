import type { HistoryRow, HistoryState } from '@laurel/contract/calls/feeds';
import { undoDaysMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ListTable } from '#lists/ListTable.tsx';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { exportCsv } from '#ui/tables/export.ts';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { paths } from '../paths.ts';
import { errorRows } from './error-file.ts';
import { FedDialog } from './FedDialog.tsx';
import { changeWords } from './file-guides.ts';
import * as texts from './texts.ts';
import { UndoDialog, UndoFileButton } from './UndoDialog.tsx';

const pageSize = 20;

/** Which files came, on the screen or by themselves, and what became of them. */
export function History() {
  const list = useListPages('uploadhistory', { size: pageSize }, { errors: 'screen', staleTime: 0 });
  const [open, setOpen] = useState<HistoryRow>();
  const columns = useMemo(() => columnsFor(setOpen), []);
  return (
    <Card title={say(texts.history)}>
      <ListTable
        label={say(texts.history)}
        columns={columns}
        rows={list.data?.uploads}
        rowKey={({ key }) => key}
        emptyWords={say(texts.noHistory)}
        list={list}
      />
      {open?.fedFileId ? <FedDialog row={open} fedFileId={open.fedFileId} onClose={() => setOpen(undefined)} /> : null}
      {open?.uploadId ? <UndoDialog row={open} uploadId={open.uploadId} onClose={() => setOpen(undefined)} /> : null}
    </Card>
  );
}

const stateWords: Record<HistoryState, string> = {
  done: say(texts.stateDone),
  waiting: say(texts.stateWaiting),
  failed: say(texts.stateFailed),
  replaced: say(texts.stateReplaced),
  confirmed: say(texts.stateDone),
  declined: say(texts.stateDeclined),
  asked: say(said.waiting),
  withdrawn: say(texts.stateWithdrawn),
  undo: say(texts.stateUndo),
  missed: say(texts.stateMissed),
};
const tones: Record<HistoryState, BadgeTone> = {
  done: 'done',
  waiting: 'waiting',
  failed: 'danger',
  replaced: 'quiet',
  confirmed: 'done',
  declined: 'quiet',
  asked: 'waiting',
  withdrawn: 'quiet',
  undo: 'quiet',
  missed: 'danger',
};
const ways: Record<HistoryRow['way'], string> = {
  screen: say(texts.wayScreen),
  command: say(texts.wayCommand),
  token: say(texts.wayToken),
  folder: say(texts.wayFolder),
};

function columnsFor(onOpen: (row: HistoryRow) => void): ReportColumn<HistoryRow>[] {
  return [
    {
      ...{ id: 'at', header: say(common.date), sortable: false, minWidth: '9rem' },
      value: ({ at }) => at,
      cell: ({ at, by }) => (
        <div>
          <time dateTime={at}>{formatTime(at)}</time>
          <p className={words.facts} dir="auto">
            {by || say(texts.thePortal)}
          </p>
        </div>
      ),
    },
    {
      ...{ id: 'file', header: say(texts.fileColumn), sortable: false, minWidth: '12rem' },
      value: ({ fileName }) => fileName,
      cell: ({ fileName, kind, source, way }) => (
        <div>
          {fileName ? <bdi>{fileName}</bdi> : null}
          <p className={words.facts}>
            {say(uploadTitles[kind])} · {source ? <bdi>{source}</bdi> : null}
            {source ? ' · ' : null}
            {ways[way]}
          </p>
        </div>
      ),
    },
    {
      ...{ id: 'state', header: say(common.status), sortable: false, minWidth: '12rem' },
      value: ({ state }) => stateWords[state],
      cell: (row) => <State row={row} onOpen={() => onOpen(row)} />,
    },
  ];
}

function State({ row, onOpen }: { row: HistoryRow; onOpen: () => void }) {
  const { state, errors, fedFileId, uploadId, undo, leftOut } = row;
  return (
    <div className={layout.lines}>
      <Badge tone={tones[state]}>{stateWords[state]}</Badge>
      {linesOf(row).map((line) => (
        <p key={line} className={words.facts}>
          {line}
        </p>
      ))}
      {state === 'asked' ? <Link to={paths.approvals}>{say(texts.seeWaiting)}</Link> : null}
      {undo === 'can' ? (
        <Button size="xs" variant="default" onClick={onOpen}>
          {say(texts.undoFile)}
        </Button>
      ) : null}
      {state === 'undo' && uploadId && leftOut > 0 ? (
        <UndoFileButton uploadId={uploadId} size="xs">
          {say(texts.stayedRows)}
        </UndoFileButton>
      ) : null}
      {fedFileId ? (
        <Button size="xs" variant="default" onClick={onOpen}>
          {say(texts.decide)}
        </Button>
      ) : null}
      {errors.length > 0 ? (
        <Button
          size="xs"
          variant="default"
          icon={<IconFileTypeCsv aria-hidden size={16} stroke={1.6} />}
          onClick={() => {
            const faulty = errorRows('', errors);
            void exportCsv('upload_errors.csv', faulty.columns, faulty.rows);
          }}
        >
          {say(texts.downloadErrors)}
        </Button>
      ) : null}
    </div>
  );
}

/** What is told of it, a sentence a line. */
function linesOf(row: HistoryRow): string[] {
  const { state, second, undoesAt, undoneAt, arrivedAt, undo } = row;
  const hasCounts = state === 'done' || state === 'confirmed' || state === 'undo';
  const lines = [
    undoesAt && say(texts.undoOf, { date: formatTime(undoesAt) }),
    hasCounts && countWords(row),
    state !== 'replaced' && row.words,
    second && say(state === 'declined' ? texts.declinedSecond : texts.confirmedSecond, { name: second }),
    undoneAt && say(texts.undoneOn, { date: formatTime(undoneAt) }),
    arrivedAt && say(texts.arrivedOn, { date: formatTime(arrivedAt) }),
    undo === 'notKept' && say(texts.undoNotKept),
    undo === 'tooLate' && say(texts.undoTooLate, { days: undoDaysMax }),
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[];
}

function countWords({ state, kind, added, changed, removed, leftOut }: HistoryRow): string {
  const names = changeWords(kind);
  const counts = [
    { name: names.added, count: added },
    { name: names.changed, count: changed },
    { name: names.removed, count: removed },
    { name: say(state === 'undo' ? texts.staysBehind : texts.staysOut), count: leftOut },
  ];
  const told = counts.filter(({ count }) => count > 0);
  if (told.length === 0) return say(texts.alreadySo);
  return told.map(({ name, count }) => say(texts.groupCount, { group: name, count })).join(' · ');
}

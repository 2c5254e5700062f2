import type { HistoryRow } from '@laurel/contract/calls/feeds';
import type { StaysRow, UndoOutcome } from '@laurel/contract/calls/undo';
import { undoReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { callQuery } from '#api/query-client.ts';
import { AskingDialog } from '#asking/AskingDialog.tsx';
import { NotRead } from '#blocks/NotRead.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { formatTime } from '#lib/dates.ts';
import { anyWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { exportFetched } from '#ui/tables/export.ts';
import { PagedTable } from '#ui/tables/PagedTable.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import { ChangeList, Counts } from './ChangeList.tsx';
import * as texts from './texts.ts';
import { confirmWords } from './upload-steps.ts';

interface UndoDialogProps {
  row: HistoryRow;
  uploadId: string;
  onClose: () => void;
}

/** A file that was taken in: what would go back, what cannot and why; then it is undone, or waits for a second person. */
export function UndoDialog({ row, uploadId, onClose }: UndoDialogProps) {
  return (
    <AskingDialog title={say(texts.undoTitle, { name: row.fileName })} size="lg" onClose={onClose}>
      {(onDone) => (
        <Tried {...{ uploadId, onClose }} onDone={({ second }) => onDone({ message: doneWords(second), second })} />
      )}
    </AskingDialog>
  );
}

type Done = CallOutput<'undoupload'>;

function doneWords(second: Done['second']): string {
  return second ? say(texts.undoWaits, { names: anyWords(second.seconds) }) : say(texts.undoneNow);
}

function Tried(form: Omit<UndoFormProps, 'seen'>) {
  const { uploadId } = form;
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('tryundo', { uploadId }, { errors: 'screen', staleTime: 0 }),
  );
  if (data) return <UndoForm {...form} seen={data} />;
  return error ? <NotRead {...{ error, isFetching, refetch }} compact /> : <SkeletonRows rows={6} />;
}

interface UndoFormProps {
  uploadId: string;
  seen: UndoOutcome;
  onDone: (done: Done) => void;
  onClose: () => void;
}

const rules = () => import('@laurel/contract/calls/undo').then(({ undoupload }) => undoupload);

function UndoForm({ uploadId, seen, onDone, onClose }: UndoFormProps) {
  const { added, changed, removed, points, stays, asks, second } = seen;
  const [ticked, setTicked] = useState<Confirmation[]>([]);
  const { values, errors, failure, isSending, change, form } = useCallForm({
    name: 'undoupload',
    rules,
    empty: { reason: '' },
    key: `undoupload.${uploadId}`,
    inputOf: ({ reason }) => ({
      ...{ uploadId, reason, confirm: ticked },
      seen: { added, changed, removed, points, stays: stays.count },
    }),
    onSent: onDone,
  });
  const count = added + changed + removed;
  if (count === 0) {
    return (
      <div className={layout.stack}>
        <p>{say(said.nothingGoesBack)}</p>
        <UndoStays uploadId={uploadId} stays={stays} />
        <DialogActions>
          <Button size="md" variant="default" onClick={onClose}>
            {say(common.close)}
          </Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <Decision
      about={<About seen={seen} />}
      form={form}
      deed={second ? say(texts.askSecond) : say(texts.undoConfirm, { count })}
      isFinal={!second}
      isWaiting={isSending}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      <ChangeList outcome={seen} />
      <UndoStays uploadId={uploadId} stays={stays} />
      {asks.length > 0 ? <Asks {...{ asks, ticked }} onTicked={setTicked} /> : null}
      <CountedTextarea
        label={say(texts.undoWhy)}
        required
        max={undoReasonMax}
        minRows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
    </Decision>
  );
}

function About({ seen }: { seen: UndoOutcome }) {
  const { kind, at, points, second } = seen;
  return (
    <>
      <p>{say(texts.undoAbout, { date: formatTime(at) })}</p>
      <Counts outcome={{ ...seen, unchanged: undefined }} />
      {points > 0 ? <p className={words.soft}>{say(texts.undoPoints, { points })}</p> : null}
      {kind === 'budgets' ? <p className={words.soft}>{say(texts.undoPeriods)}</p> : null}
      {second ? (
        <Notice>
          <p>{second.words}</p>
          <p>{say(texts.secondConfirms, { names: anyWords(second.seconds) })}</p>
        </Notice>
      ) : null}
    </>
  );
}

interface AsksProps {
  asks: UndoOutcome['asks'];
  ticked: readonly Confirmation[];
  onTicked: (ticked: Confirmation[]) => void;
}

/** Each asked by itself, so that nobody says yes to what they have not read. */
function Asks({ asks, ticked, onTicked }: AsksProps) {
  return (
    <FailureNote className={layout.stack}>
      {asks.map(({ confirm, words: question }) => (
        <div key={confirm} className={layout.lines}>
          <p>{question}</p>
          <Checkbox
            label={confirm === 'leavers' ? say(texts.yesLeave) : confirmWords[confirm]}
            checked={ticked.includes(confirm)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onTicked([...ticked.filter((other) => other !== confirm), ...(isOn ? [confirm] : [])]);
            }}
          />
        </div>
      ))}
    </FailureNote>
  );
}

interface UndoStaysProps {
  uploadId: string;
  stays: UndoOutcome['stays'];
}

/** What cannot go back, row by row with why; with all of it as a file. */
function UndoStays({ uploadId, stays: { count, rows } }: UndoStaysProps) {
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

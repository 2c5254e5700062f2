import type { HistoryRow } from '@laurel/contract/calls/feeds';
import type { UndoOutcome } from '@laurel/contract/calls/undo';
import { undoReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { ToApprovals } from '#asking/SecondAsked.tsx';
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
import { Decided, Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Counts } from './Counts.tsx';
import * as texts from './texts.ts';
import { UndoStays } from './UndoStays.tsx';
import { confirmWords } from './upload-steps.ts';

interface UndoDialogProps {
  row: HistoryRow;
  uploadId: string;
  onClose: () => void;
}

/** A file that was taken in: what would go back, what cannot and why; then it is undone, or waits for a second person. */
export function UndoDialog({ row, uploadId, onClose }: UndoDialogProps) {
  const [done, setDone] = useState<CallOutput<'undoupload'>>();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('tryundo', { uploadId }, { errors: 'screen', staleTime: 0 }),
    enabled: !done,
  });
  return (
    <DecisionDialog title={say(texts.undoTitle, { name: row.fileName })} size="lg" holdsWords={!done} onClose={onClose}>
      {done ? (
        <Decided
          words={done.second ? say(texts.undoWaits, { names: anyWords(done.second.seconds) }) : say(texts.undoneNow)}
        >
          {done.second ? <ToApprovals /> : null}
          <Button autoFocus size="md" variant="default" onClick={onClose}>
            {say(common.close)}
          </Button>
        </Decided>
      ) : data ? (
        <UndoForm {...{ uploadId, onClose }} seen={data} onDone={setDone} onOther={refetch} />
      ) : error ? (
        <NotRead {...{ error, isFetching, refetch }} compact />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </DecisionDialog>
  );
}

interface UndoFormProps {
  uploadId: string;
  seen: UndoOutcome;
  onDone: (done: CallOutput<'undoupload'>) => void;
  /** It was refused: something is otherwise than it was seen. */
  onOther: () => unknown;
  onClose: () => void;
}

const rules = () => import('@laurel/contract/calls/undo').then(({ undoupload }) => undoupload);

function UndoForm({ uploadId, seen, onDone, onOther, onClose }: UndoFormProps) {
  const { added, changed, removed, points, stays, asks, second } = seen;
  const [ticked, setTicked] = useState<Confirmation[]>([]);
  const { values, errors, failure, isSending, change, form } = useCallForm({
    name: 'undoupload',
    rules,
    empty: { reason: '' },
    key: `undoupload.${uploadId}`,
    inputOf: ({ reason }) => ({
      ...{ uploadId, reason, confirm: asks.map(({ confirm }) => confirm) },
      seen: { added, changed, removed, points, stays: stays.count },
    }),
    onSent: onDone,
    onFailed: () => void onOther(),
  });
  const count = added + changed + removed;
  if (count === 0) {
    return (
      <Decision deed={say(common.close)} isWaiting={false} onAway={undefined} onDo={onClose}>
        <p>{say(texts.undoNothing)}</p>
        <UndoStays uploadId={uploadId} stays={stays} />
      </Decision>
    );
  }
  const isUnticked = ticked.length < asks.length;
  return (
    <Decision
      about={<About seen={seen} />}
      form={form}
      deed={second ? say(texts.askSecond) : say(texts.undoConfirm, { count })}
      isFinal={!second}
      isWaiting={isSending || isUnticked}
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

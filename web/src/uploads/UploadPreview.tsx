import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { mayLeaveRowsOut, uploadTitles } from '@laurel/contract/upload-kinds';
import { useState } from 'react';
import { anyWords } from '#lib/names.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { ChangeList, Counts } from './ChangeList.tsx';
import { ReadAs } from './ReadAs.tsx';
import { LeftOut, RowErrors } from './RowErrors.tsx';
import * as texts from './texts.ts';
import { changesNothing, confirmWords } from './upload-steps.ts';
import type { Way } from './use-data-upload.ts';
import { WholeOrPart } from './WholeOrPart.tsx';

interface UploadPreviewProps {
  file: File | undefined;
  outcome: UploadOutcome;
  way: Way;
  onWay: (next: Way) => void;
  onApply: (confirmed: readonly Confirmation[]) => void;
}

/** What the file would do. */
export function UploadPreview({ file, outcome, way, onWay, onApply }: UploadPreviewProps) {
  const kind = say(uploadTitles[outcome.kind]);
  const mayGoOn = mayLeaveRowsOut(outcome.kind) && !way.leavesOut;
  const isPart = way.isPart ?? outcome.read?.isPart ?? false;
  const howRead = (
    <>
      <ReadAs read={outcome.read} onAlone={() => onWay({ leavesOut: way.leavesOut, isAlone: true })} />
      {outcome.kind === 'roster' ? (
        <WholeOrPart isPart={isPart} onPart={(next) => onWay({ ...way, isPart: next })} />
      ) : null}
    </>
  );
  if (outcome.errors.length > 0 && outcome.leftOut === 0) {
    return (
      <>
        <h3 className={words.name}>{say(texts.hasErrors, { kind })}</h3>
        {howRead}
        <p className={words.soft}>{say(mayGoOn ? texts.mendOrLeave : texts.nothingChanged)}</p>
        {mayGoOn ? (
          <div>
            <Button variant="default" onClick={() => onWay({ ...way, leavesOut: true })}>
              {say(texts.leaveOut)}
            </Button>
          </div>
        ) : null}
        <RowErrors file={file} outcome={outcome} />
      </>
    );
  }
  return (
    <>
      <h3 className={words.name}>{say(texts.wouldChange, { kind })}</h3>
      {howRead}
      <Counts outcome={outcome} />
      <LeftOut file={file} outcome={outcome} />
      {changesNothing(outcome) ? (
        <p className={words.soft}>{say(texts.alreadySo)}</p>
      ) : (
        <>
          {outcome.second ? <SecondNote second={outcome.second} /> : null}
          {outcome.asks.length > 0 ? (
            <Questions outcome={outcome} onApply={onApply} />
          ) : (
            <Apply outcome={outcome} onApply={onApply} />
          )}
          <ChangeList outcome={outcome} file={file} way={way} />
        </>
      )}
    </>
  );
}

/** Nothing is done before somebody else has confirmed it. */
function SecondNote({ second: { words: why, seconds } }: { second: NonNullable<UploadOutcome['second']> }) {
  return (
    <Notice>
      <p>{why}</p>
      <p>{say(texts.secondConfirms, { names: anyWords(seconds) })}</p>
    </Notice>
  );
}

function Apply({ outcome, onApply }: Pick<UploadPreviewProps, 'outcome' | 'onApply'>) {
  const { added, changed, removed, second } = outcome;
  const count = added + changed + removed;
  return (
    <div>
      <Button size="md" onClick={() => onApply([])}>
        {second ? say(texts.askSecond) : say(texts.uploadChanges, { count })}
      </Button>
    </div>
  );
}

/** Each asked by itself, so that nobody says yes to what they have not read. */
function Questions({ outcome: { asks, second }, onApply }: Pick<UploadPreviewProps, 'outcome' | 'onApply'>) {
  const [ticked, setTicked] = useState<Confirmation[]>([]);
  return (
    <FailureNote className={layout.stack}>
      {asks.map(({ confirm, words: question }) => (
        <div key={confirm} className={layout.lines}>
          <p>{question}</p>
          <Checkbox
            label={confirmWords[confirm]}
            checked={ticked.includes(confirm)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              setTicked((before) => [...before.filter((other) => other !== confirm), ...(isOn ? [confirm] : [])]);
            }}
          />
        </div>
      ))}
      <div>
        <Button
          size="md"
          variant={second ? 'filled' : 'danger'}
          disabled={ticked.length < asks.length}
          onClick={() => onApply(asks.map(({ confirm }) => confirm))}
        >
          {say(second ? texts.askSecond : texts.uploadAllTheSame)}
        </Button>
      </div>
    </FailureNote>
  );
}

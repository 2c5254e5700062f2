import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { useState } from 'react';
import { anyWords } from '#lib/names.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Counts } from './Counts.tsx';
import { RowErrors } from './RowErrors.tsx';
import * as texts from './texts.ts';
import { changesNothing } from './upload-steps.ts';

const confirmWords: Record<Confirmation, string> = {
  leavers: say(texts.haveLeft),
  roles: say(texts.rightsChange),
  alone: say(texts.doAlone),
  prices: say(texts.newPrices),
};

interface UploadPreviewProps {
  file: File | undefined;
  outcome: UploadOutcome;
  /** Whether a roster holds only some people. */
  isPart: boolean;
  onPart: (isPart: boolean) => void;
  onApply: (confirmed: readonly Confirmation[]) => void;
}

/** What the file would do. */
export function UploadPreview({ file, outcome, isPart, onPart, onApply }: UploadPreviewProps) {
  const kind = say(uploadTitles[outcome.kind]);
  if (outcome.errors.length > 0) {
    return (
      <>
        <h3 className={words.name}>{say(texts.hasErrors, { kind })}</h3>
        {outcome.kind === 'roster' ? <WholeOrPart isPart={isPart} onPart={onPart} /> : null}
        <p className={words.soft}>{say(texts.nothingChanged)}</p>
        <RowErrors file={file} errors={outcome.errors} />
      </>
    );
  }
  return (
    <>
      <h3 className={words.name}>{say(texts.wouldChange, { kind })}</h3>
      {outcome.kind === 'roster' ? <WholeOrPart isPart={isPart} onPart={onPart} /> : null}
      <Counts outcome={outcome} />
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
          <ChangeList outcome={outcome} file={file} isPart={isPart} />
        </>
      )}
    </>
  );
}

/** Whether the file names everybody, or only some: then nobody leaves by being missing. */
function WholeOrPart({ isPart, onPart }: Pick<UploadPreviewProps, 'isPart' | 'onPart'>) {
  return (
    <Choice<'whole' | 'part'>
      label={say(texts.whoIsInIt)}
      look="pills"
      hint={say(isPart ? texts.partHint : texts.wholeHint)}
      offers={[
        { value: 'whole', label: say(texts.everybody) },
        { value: 'part', label: say(texts.onlyThese) },
      ]}
      value={isPart ? 'part' : 'whole'}
      onChange={(next) => onPart(next === 'part')}
    />
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

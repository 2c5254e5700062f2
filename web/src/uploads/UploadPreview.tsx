import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { useState } from 'react';
import { AskedPeople } from '#asking/SecondAsked.tsx';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Counts } from './Counts.tsx';
import { RowErrors } from './RowErrors.tsx';
import { changesNothing } from './upload-steps.ts';

const confirmWords: Record<Confirmation, string> = {
  leavers: 'Yes, these people have left.',
  roles: 'Yes, these rights and e-mail addresses are to change.',
  alone: 'Yes, I do this alone.',
  prices: 'Yes, this is what points and prices are worth from now on.',
};

interface UploadPreviewProps {
  file: File | undefined;
  outcome: UploadOutcome;
  onApply: (confirmed: readonly Confirmation[]) => void;
}

/** What the file would do. */
export function UploadPreview({ file, outcome, onApply }: UploadPreviewProps) {
  const title = uploadTitles[outcome.kind];
  if (outcome.errors.length > 0) {
    return (
      <>
        <h3 className={words.name}>{title}: the file has errors</h3>
        <p className={words.soft}>Nothing was changed, and nothing will be until every row is right.</p>
        <RowErrors file={file} errors={outcome.errors} />
      </>
    );
  }
  return (
    <>
      <h3 className={words.name}>{title}: this would change</h3>
      <Counts outcome={outcome} />
      {changesNothing(outcome) ? (
        <p className={words.soft}>Everything in this file is already so.</p>
      ) : (
        <>
          {outcome.second ? <SecondNote second={outcome.second} /> : null}
          {outcome.asks.length > 0 ? (
            <Questions outcome={outcome} onApply={onApply} />
          ) : (
            <Apply outcome={outcome} onApply={onApply} />
          )}
          <ChangeList outcome={outcome} file={file} />
        </>
      )}
    </>
  );
}

const askSecond = 'Ask for a second person';

/** Nothing is done before somebody else has confirmed it. */
function SecondNote({ second: { words: why, seconds } }: { second: NonNullable<UploadOutcome['second']> }) {
  return (
    <Notice>
      <p>{why}</p>
      <p>
        A second person confirms it before anything changes: <AskedPeople seconds={seconds} />.
      </p>
    </Notice>
  );
}

function Apply({ outcome, onApply }: Pick<UploadPreviewProps, 'outcome' | 'onApply'>) {
  const { added, changed, removed, second } = outcome;
  const count = added + changed + removed;
  return (
    <div>
      <Button size="md" onClick={() => onApply([])}>
        {second
          ? askSecond
          : plural(count, { one: 'Upload: 1 change', other: `Upload: ${formatPoints(count)} changes` })}
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
          {second ? askSecond : 'Upload all the same'}
        </Button>
      </div>
    </FailureNote>
  );
}

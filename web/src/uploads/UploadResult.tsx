import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import { anyWords } from '#lib/names.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ChangeList, Counts } from './ChangeList.tsx';
import classes from './DataUpload.module.css';
import { LeftOut } from './RowErrors.tsx';
import * as texts from './texts.ts';

interface UploadResultProps {
  file?: File | undefined;
  outcome: UploadOutcome;
  onAnother: () => void;
}

/** What the file did, or that it waits for a second person. */
export function UploadResult({ file, outcome, onAnother }: UploadResultProps) {
  const { second } = outcome;
  if (second) return <Asked outcome={outcome} second={second} onAnother={onAnother} />;
  return (
    <>
      <h3 className={`${words.name} ${classes.done}`}>
        {say(texts.uploaded, { kind: say(uploadTitles[outcome.kind]) })}
      </h3>
      <Counts outcome={outcome} />
      <LeftOut file={file} outcome={outcome} />
      <ChangeList outcome={outcome} />
      <div>
        <Button size="md" onClick={onAnother}>
          {say(texts.uploadAnother)}
        </Button>
      </div>
    </>
  );
}

interface AskedProps {
  outcome: UploadOutcome;
  second: NonNullable<UploadOutcome['second']>;
  onAnother: () => void;
}

function Asked({ outcome, second, onAnother }: AskedProps) {
  return (
    <>
      <h3 className={words.name}>{say(texts.waitsForSecond, { kind: say(uploadTitles[outcome.kind]) })}</h3>
      <p className={words.soft}>
        {say(texts.nothingYet)} {second.words} {say(texts.confirmedBy, { names: anyWords(second.seconds) })}
      </p>
      <Counts outcome={outcome} />
      <div className={layout.row}>
        <ToApprovals />
        <Button size="md" variant="default" onClick={onAnother}>
          {say(texts.uploadAnother)}
        </Button>
      </div>
    </>
  );
}

import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { AskedPeople, ToApprovals } from '#asking/SecondAsked.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ChangeList } from './ChangeList.tsx';
import { Counts } from './Counts.tsx';
import classes from './DataUpload.module.css';

/** What the file did, or that it waits for a second person. */
export function UploadResult({ outcome, onAnother }: { outcome: UploadOutcome; onAnother: () => void }) {
  const { second } = outcome;
  if (second) return <Asked outcome={outcome} second={second} onAnother={onAnother} />;
  return (
    <>
      <h3 className={`${words.name} ${classes.done}`}>{uploadTitles[outcome.kind]}: uploaded</h3>
      <Counts outcome={outcome} />
      <ChangeList outcome={outcome} />
      <div>
        <Button size="md" onClick={onAnother}>
          Upload another file
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
      <h3 className={words.name}>{uploadTitles[outcome.kind]}: this waits for a second person</h3>
      <p className={words.soft}>
        Nothing has changed yet. {second.words} To be confirmed by <AskedPeople seconds={second.seconds} />.
      </p>
      <Counts outcome={outcome} />
      <div className={layout.row}>
        <ToApprovals />
        <Button size="md" variant="default" onClick={onAnother}>
          Upload another file
        </Button>
      </div>
    </>
  );
}

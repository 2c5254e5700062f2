import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';
import * as common from '#lib/texts.ts';
import { DropZone } from '#ui/fields/DropZone.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';
import classes from './Words.module.css';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const { bytesMax } = callRows.contentpicupload.file;
const megabytes = bytesMax / 1024 / 1024;
const describedMax = 200;

interface PictureDialogProps {
  /** Its Markdown. */
  onAdded: (picture: string) => void;
  onClose: () => void;
}

/** A picture is uploaded first, and stands in the text with words for those who do not see it. */
export function PictureDialog({ onAdded, onClose }: PictureDialogProps) {
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { address, part, failure, send, refuse } = useUpload();
  const isDescribed = words.trim() !== '';
  const add = () => {
    setTried(true);
    if (!address || !isDescribed) return;
    onClose();
    onAdded(`![${words.trim().replace(/[\\[\]]/g, '\\$&')}](${address})`);
  };
  return (
    <DecisionDialog title={say(texts.addPicture)} onClose={onClose}>
      <Decision
        onDo={add}
        deed={say(texts.addPicture)}
        isWaiting={part !== undefined}
        failure={failure ?? (isTried && !address ? say(texts.choosePicture) : undefined)}
        onAway={onClose}
      >
        {address ? (
          <figure className={classes.picture}>
            <img src={address} alt={words} />
            <figcaption role="status">{say(texts.pictureThere)}</figcaption>
          </figure>
        ) : (
          <DropZone
            words={say(common.dropPicture)}
            hint={say(texts.pictureHint, { megabytes })}
            icon={<IconPhotoUp aria-hidden size={26} stroke={1.5} />}
            accept={pictureTypes}
            maxBytes={bytesMax}
            isWaiting={part !== undefined}
            onFile={(file) => void send(file)}
            onReject={() => refuse(say(common.pictureRefused, { megabytes }))}
          />
        )}
        {part === undefined ? null : (
          <progress className={layout.progress} value={part} max={1} aria-label={say(common.upload)} />
        )}
        <TextInput
          label={say(texts.pictureWords)}
          description={say(texts.pictureWordsHint)}
          required
          maxLength={describedMax}
          value={words}
          error={isTried && !isDescribed ? say(texts.describeIt) : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Decision>
    </DecisionDialog>
  );
}

function useUpload() {
  const [address, setAddress] = useState<string>();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const send = async (file: File) => {
    setPart(0);
    setFailure(undefined);
    try {
      setAddress((await upload('contentpicupload', file, { onProgress: setPart })).address);
    } catch (error) {
      if (!(error instanceof SignedOut)) setFailure(errorWords(error));
    } finally {
      setPart(undefined);
    }
  };
  return { address, part, failure, send, refuse: setFailure };
}

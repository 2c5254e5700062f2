import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { usePictureUpload } from '#form/use-picture-upload.ts';
import * as common from '#lib/texts.ts';
import { DropZone } from '#ui/fields/DropZone.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const { bytesMax } = callRows.contentpicupload.file;
const megabytes = bytesMax / 1024 / 1024;
const describedMax = 200;

interface PictureDialogProps {
  /** Its Markdown. */
  onAdded: (picture: string) => void;
  onClose: () => void;
}

/** A picture is uploaded, and stands in the text with words for those who do not see it. */
export function PictureDialog({ onAdded, onClose }: PictureDialogProps) {
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const { part, failure, send, refuse } = usePictureUpload('contentpicupload');
  const isDescribed = words.trim() !== '';
  const add = async () => {
    setTried(true);
    if (!file) return refuse(say(texts.choosePicture));
    if (!isDescribed) return refuse(undefined);
    const taken = await send(file);
    if (!taken) return;
    onClose();
    onAdded(`![${words.trim().replace(/[\\[\]]/g, '\\$&')}](${taken.address})`);
  };
  return (
    <DecisionDialog title={say(texts.addPicture)} onClose={onClose}>
      <Decision
        onDo={() => void add()}
        deed={say(texts.addPicture)}
        isWaiting={part !== undefined}
        failure={failure}
        onAway={onClose}
      >
        <DropZone
          words={file?.name ?? say(common.dropPicture)}
          hint={say(texts.pictureHint, { megabytes })}
          icon={<IconPhotoUp aria-hidden size={26} stroke={1.5} />}
          accept={pictureTypes}
          maxBytes={bytesMax}
          onFile={(chosen) => {
            setFile(chosen);
            refuse(undefined);
          }}
          onReject={() => refuse(say(common.pictureRefused, { megabytes }))}
        />
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

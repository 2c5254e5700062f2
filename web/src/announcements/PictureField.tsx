import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { picturePath } from '#announced/picture-path.ts';
import { usePictureUpload } from '#form/use-picture-upload.ts';
import * as common from '#lib/texts.ts';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Announcements.module.css';
import * as texts from './texts.ts';

const { bytesMax } = callRows.announcementpicupload.file;
const megabytes = bytesMax / 1024 / 1024;

interface PictureFieldProps {
  picture: string;
  error: string | undefined;
  onChange: (picture: string) => void;
}

/** The picture that is there, and a place for another. */
export function PictureField({ picture, error, onChange }: PictureFieldProps) {
  const { part, failure, send, refuse } = usePictureUpload('announcementpicupload');
  const room = useRef<HTMLFieldSetElement>(null);
  const said = failure ?? error;
  return (
    <fieldset ref={room} className={classes.group} tabIndex={-1} data-error={said ? true : undefined}>
      <legend className={words.name}>{say(texts.picture)}</legend>
      {picture ? (
        <img
          className={`${layout.drawing} ${classes.picture}`}
          src={picturePath(picture)}
          alt=""
          width={600}
          height={300}
        />
      ) : (
        <p className={words.soft}>{say(texts.noPicture)}</p>
      )}
      <DropZone
        words={say(common.dropPicture)}
        hint={say(texts.pictureHint, { megabytes })}
        icon={<IconPhotoUp aria-hidden size={22} stroke={1.5} />}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxBytes={bytesMax}
        isWaiting={part !== undefined}
        onFile={async (file) => {
          const taken = await send(file);
          if (taken) onChange(taken.picture);
        }}
        onReject={() => refuse(say(common.pictureRefused, { megabytes }))}
      />
      {part === undefined ? null : (
        <progress className={layout.progress} value={part} max={1} aria-label={say(common.upload)} />
      )}
      {picture ? (
        <PassingButton beside={room} variant="default" size="xs" onClick={() => onChange('')}>
          {say(texts.removePicture)}
        </PassingButton>
      ) : null}
      {said ? <FailureNote>{said}</FailureNote> : null}
    </fieldset>
  );
}

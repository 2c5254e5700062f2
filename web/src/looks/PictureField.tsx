import { callRows } from '@laurel/contract/call-rows';
import { isUploaded } from '@laurel/contract/looks/uploaded';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { usePictureUpload } from '#form/use-picture-upload.ts';
import * as common from '#lib/texts.ts';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { cardPicture } from '../paths.ts';
import classes from './Looks.module.css';
import { logoPicture } from './logo-picture.ts';
import * as texts from './texts.ts';

const { bytesMax } = callRows.lookpicupload.file;
const megabytes = bytesMax / 1024 / 1024;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'];

interface PictureFieldProps {
  label: string;
  picture: string;
  error: string | undefined;
  onChange: (picture: string) => void;
  mayBeNone?: boolean;
  /** On which it is shown, where not on the page's own. */
  ground?: 'day' | 'night';
  isCard?: boolean;
}

/** A picture of a look: the one that is there, and a place for another. */
export function PictureField({ label, picture, error, onChange, mayBeNone, ground, isCard }: PictureFieldProps) {
  const { part, failure, send, refuse } = usePictureUpload('lookpicupload');
  const room = useRef<HTMLFieldSetElement>(null);
  const src = picture && (isCard && !isUploaded(picture) ? cardPicture(picture) : logoPicture(picture));
  const said = failure ?? error;
  return (
    <fieldset ref={room} className={classes.picture} tabIndex={-1}>
      <legend className={words.name}>{label}</legend>
      <span className={classes.shown} data-ground={ground}>
        {src ? <img src={src} alt="" height={72} /> : <span className={words.soft}>{say(texts.noPicture)}</span>}
      </span>
      <DropZone
        words={say(common.dropPicture)}
        hint={say(texts.pictureHint, { megabytes })}
        icon={<IconPhotoUp aria-hidden size={22} stroke={1.5} />}
        accept={pictureTypes}
        maxBytes={bytesMax}
        isWaiting={part !== undefined}
        onFile={async (file) => {
          const taken = await send(file);
          if (taken) onChange(taken.picture);
        }}
        onReject={() => refuse(say(texts.pictureHint, { megabytes }))}
      />
      {part === undefined ? null : (
        <progress className={layout.progress} value={part} max={1} aria-label={say(common.upload)} />
      )}
      {mayBeNone && picture ? (
        <PassingButton beside={room} variant="default" size="xs" onClick={() => onChange('')}>
          {say(texts.takeAway)}
          <span className="visually-hidden"> {label}</span>
        </PassingButton>
      ) : null}
      {said ? <FailureNote>{said}</FailureNote> : null}
    </fieldset>
  );
}

import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconCameraPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';
import { lateWords } from '#lib/late-words.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { keepHome, useHome } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { changePictureSuffix } from '#ui/display/Avatar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import layout from '#ui/layout/layout.module.css';
import { alertDialog, confirmDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import classes from './Profile.module.css';
import * as texts from './texts.ts';

const CropDialog = late(() => lateWords().then(() => import('#portraits/CropDialog.tsx').then((m) => m.CropDialog)));

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const { bytesMax } = callRows.profilepicupload.file;
const megabytes = bytesMax / 1024 / 1024;

/** Takes a new picture at once, or takes it away; the other fields are saved by themselves. */
export function PictureUpload() {
  const { memberData } = useHome();
  const box = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const { travelling, isWaiting, send, remove } = useOwnPicture();
  const choose = async (file: File) => {
    // What no browser can read is no picture: the server says so.
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (picture) setChosen(picture);
    else void send(file);
  };
  const putAway = () => {
    chosen?.close();
    setChosen(undefined);
  };
  return (
    <Card className={classes.identity}>
      {travelling ? (
        <PicturePreview file={travelling.file} size={148} />
      ) : (
        <Face name={ownName(memberData)} picId={memberData.picId} size={148} />
      )}
      <DropZone
        words={say(common.dropPicture)}
        hint={say(texts.pictureHint, { megabytes })}
        icon={<IconCameraPlus aria-hidden size={26} stroke={1.5} />}
        accept={pictureTypes}
        maxBytes={bytesMax}
        isWaiting={isWaiting}
        box={box}
        onFile={(file) => void choose(file)}
        onReject={() => failed(say(common.pictureRefused, { megabytes }))}
      />
      {travelling ? (
        <progress className={layout.progress} value={travelling.part} max={1} aria-label={say(common.upload)} />
      ) : null}
      {memberData.picId ? (
        <PassingButton beside={box} size="xs" variant="default" isWaiting={isWaiting} onClick={() => void remove()}>
          {say(texts.removePicture)}
        </PassingButton>
      ) : null}
      {chosen ? (
        <CropDialog
          picture={chosen}
          onClose={putAway}
          onChosen={(square) => {
            putAway();
            void send(square);
          }}
        />
      ) : null}
    </Card>
  );
}

/** Sends one's own picture, or takes it away. */
function useOwnPicture() {
  const home = useHome();
  const [travelling, setTravelling] = useState<{ file: File; part: number }>();
  const [isRemoving, setRemoving] = useState(false);
  const keep = (picId: string) => keepHome({ ...home, memberData: { ...home.memberData, picId } });

  const send = async (file: File) => {
    setTravelling({ file, part: 0 });
    try {
      const { picId } = await upload('profilepicupload', file, { onProgress: (part) => setTravelling({ file, part }) });
      keep(picId);
      // Only once the new picture's id is on the page: the old one is gone from the server.
      setTimeout(changePictureSuffix);
      notify(say(texts.pictureInPlace));
    } catch (error) {
      if (!(error instanceof SignedOut)) failed(errorWords(error));
    } finally {
      setTravelling(undefined);
    }
  };

  const remove = async () => {
    const question = { message: say(texts.removeWords), confirm: say(texts.removeYes), tone: 'danger' } as const;
    if (!(await confirmDialog(question))) return;
    setRemoving(true);
    try {
      const { message } = await call('profilepicremove', {});
      keep('');
      notify(message);
    } catch (error) {
      if (!(error instanceof SignedOut)) void alertDialog({ message: errorWords(error), tone: 'danger' });
    } finally {
      setRemoving(false);
    }
  };

  return { travelling, isWaiting: travelling !== undefined || isRemoving, send, remove };
}

function failed(reason: string) {
  void alertDialog({ message: say(common.uploadFailed, { reason }), tone: 'danger' });
}

import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconCameraPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { keepHome, useHome } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { changePictureSuffix } from '#ui/display/Avatar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import layout from '#ui/layout/layout.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { PicturePreview } from './PicturePreview.tsx';
import classes from './Profile.module.css';
import * as texts from './texts.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const { bytesMax } = callRows.profilepicupload.file;
const megabytes = bytesMax / 1024 / 1024;

/** Takes a new picture at once; the other fields are saved by themselves. */
export function PictureUpload() {
  const home = useHome();
  const { memberData } = home;
  const [travelling, setTravelling] = useState<{ file: File; part: number } | null>(null);

  const send = async (file: File) => {
    setTravelling({ file, part: 0 });
    try {
      const answer = await upload('profilepicupload', file, { onProgress: (part) => setTravelling({ file, part }) });
      keepHome({ ...home, memberData: { ...home.memberData, picId: answer.picId } });
      // Only once the new picture's id is on the page: the old one is gone from the server.
      setTimeout(changePictureSuffix);
      notify(say(texts.pictureInPlace));
    } catch (error) {
      if (!(error instanceof SignedOut)) failed(errorWords(error));
    } finally {
      setTravelling(null);
    }
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
        isWaiting={travelling !== null}
        onFile={(file) => void send(file)}
        onReject={() => failed(say(common.pictureRefused, { megabytes }))}
      />
      {travelling ? (
        <progress className={layout.progress} value={travelling.part} max={1} aria-label={say(common.upload)} />
      ) : null}
    </Card>
  );
}

function failed(reason: string) {
  void alertDialog({ message: say(common.uploadFailed, { reason }), tone: 'danger' });
}

import '#api/late-rows.ts';
import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconCameraPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { keepHome, useHome } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { changePictureSuffix } from '#ui/display/Avatar.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './PictureNudge.module.css';
import * as texts from './texts.ts';

const CropDialog = late(() => import('./CropDialog.tsx').then((m) => m.CropDialog));

const { bytesMax } = callRows.profilepicupload.file;
const megabytes = bytesMax / 1024 / 1024;

/** Asks somebody new for a picture, once: what they say is kept, and the answer stands here as long as they look. */
export function PictureNudge() {
  const home = useHome();
  const place = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<'added' | 'later'>();
  const answered = (next: typeof answer, picId: string) => {
    const { asksPicture: _, ...memberData } = home.memberData;
    keepHome({ ...home, memberData: { ...memberData, picId } });
    setTimeout(changePictureSuffix);
    setAnswer(next);
    focusOn(place.current);
  };
  const { memberData } = home;
  return (
    <div ref={place} tabIndex={-1}>
      {answer === 'later' ? (
        <p className={words.facts}>{say(texts.whenever)}</p>
      ) : (
        <section className={`${layout.surface} ${classes.card}`}>
          <Face name={ownName(memberData)} picId={memberData.picId} size={64} />
          <div className={classes.words}>
            <h2 className={words.name}>{say(answer === 'added' ? texts.seenNow : texts.seenSo)}</h2>
            {answer === 'added' ? null : <p className={words.soft}>{say(texts.whyPicture)}</p>}
          </div>
          {answer === 'added' ? null : <Answers onAnswered={answered} />}
        </section>
      )}
    </div>
  );
}

/** A picture, of which the square is chosen here, or none now. */
function Answers({ onAnswered }: { onAnswered: (answer: 'added' | 'later', picId: string) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [isRefused, setRefused] = useState(false);
  const sending = useCallMutation('profilepicupload', {
    errors: 'screen',
    send: (square: File) => upload('profilepicupload', square, {}),
    onSuccess: ({ picId }) => onAnswered('added', picId),
  });
  const refusing = useCallMutation('pictureasked', {
    errors: 'screen',
    send: () => call('pictureasked', {}),
    onBegin: () => setRefused(false),
    onSuccess: () => onAnswered('later', ''),
  });
  const choose = async (picture: File | undefined) => {
    const read =
      picture && picture.size <= bytesMax ? await createImageBitmap(picture).catch(() => undefined) : undefined;
    setRefused(picture !== undefined && read === undefined);
    setChosen(read);
  };
  const putAway = () => {
    chosen?.close();
    setChosen(undefined);
  };
  const error = sending.error ?? refusing.error;
  return (
    <>
      <div className={layout.row}>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button
          icon={<IconCameraPlus aria-hidden size={20} stroke={1.6} />}
          isWaiting={sending.isPending}
          aria-disabled={refusing.isPending}
          onClick={() => file.current?.click()}
        >
          {say(texts.addPicture)}
        </Button>
        <Button
          variant="default"
          isWaiting={refusing.isPending}
          aria-disabled={sending.isPending}
          onClick={() => refusing.mutate()}
        >
          {say(texts.notNow)}
        </Button>
      </div>
      {isRefused ? <FailureNote>{say(common.pictureRefused, { megabytes })}</FailureNote> : null}
      {error && !isRefused ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {chosen ? (
        <CropDialog
          picture={chosen}
          onClose={putAway}
          onChosen={(square) => {
            putAway();
            sending.mutate(square);
          }}
        />
      ) : null}
    </>
  );
}

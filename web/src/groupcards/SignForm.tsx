import { callRows } from '@laurel/contract/call-rows';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { scriptMax, signatureMax } from '@laurel/contract/limits';
import type { Strokes } from '@laurel/contract/rules/strokes';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { SignaturePad } from '#ui/fields/SignaturePad.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { groupCardPicture } from '../few-paths.ts';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const { bytesMax } = callRows.groupcardpicupload.file;
const megabytes = bytesMax / 1024 / 1024;

interface SignFormProps {
  cardId: string;
  /** What the reader signed before. */
  own: Signature | null;
  /** Until when they sign, or say it otherwise; null where that is over. */
  until: string | null;
}

/** Where one signs: words, a drawing or one's name in a script, a picture. */
export function SignForm({ cardId, own, until }: SignFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOpen = until !== null && !own?.isHidden;
  return (
    <div ref={place} tabIndex={-1} className={layout.news}>
      <Card title={say(texts.yourSignature)}>
        <div className={layout.stack}>
          {isOpen ? <Fields cardId={cardId} own={own} /> : null}
          {isOpen && own ? <p className={words.facts}>{say(texts.canChange, { day: formatTime(until) })}</p> : null}
          {own ? <TakeBack cardId={cardId} afterwards={() => focusOn(place.current)} /> : null}
        </div>
      </Card>
    </div>
  );
}

interface Values {
  text: string;
  strokes: Strokes;
  script: string;
  keepsPicture: boolean;
}

const isBegun = ({ text, script }: Values) => (text + script).trim() !== '';

function Fields({ cardId, own }: Pick<SignFormProps, 'cardId' | 'own'>) {
  const form = useCallForm({
    name: 'signgroupcard',
    errors: 'screen',
    rules: () => import('@laurel/contract/calls/groupcards/signgroupcard').then(({ signgroupcard }) => signgroupcard),
    empty: (): Values => ({
      ...{ text: own?.text ?? '', strokes: own?.strokes ?? [], script: own?.script ?? '', keepsPicture: true },
    }),
    draft: { place: `groupcard.${cardId}`, isBegun },
    key: `groupcard ${cardId}`,
    inputOf: (filled) => ({ cardId, ...filled }),
    onSent: ({ message, own: signed }) => {
      form.reset({ text: signed.text, strokes: signed.strokes, script: signed.script, keepsPicture: true });
      notify(message);
    },
  });
  const { values, errors, change, failure, isSending } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <CountedTextarea
        label={say(texts.yourWords)}
        minRows={3}
        max={signatureMax}
        value={values.text}
        onChange={(text) => change({ text })}
        error={errors.text}
      />
      <div className={layout.lines}>
        <SignaturePad label={say(texts.byHand)} value={values.strokes} onChange={(strokes) => change({ strokes })} />
        <GroupError error={errors.strokes} />
        <p className={words.facts}>{say(texts.byHandHint)}</p>
      </div>
      <TextInput
        label={say(texts.script)}
        autoComplete="off"
        maxLength={scriptMax}
        dir="auto"
        value={values.script}
        error={errors.script}
        onChange={(event) => change({ script: event.currentTarget.value })}
      />
      {values.script.trim() === '' ? null : (
        <p dir="auto" className={classes.script} aria-hidden>
          {values.script}
        </p>
      )}
      <OwnPicture
        cardId={cardId}
        own={own}
        keeps={values.keepsPicture}
        onKeeps={(keepsPicture) => change({ keepsPicture })}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div className={layout.row}>
        <Button type="submit" size="md" isWaiting={isSending}>
          {say(own ? texts.saveSignature : texts.sign)}
        </Button>
      </div>
    </form>
  );
}

interface OwnPictureProps extends Pick<SignFormProps, 'cardId' | 'own'> {
  keeps: boolean;
  onKeeps: (keeps: boolean) => void;
}

/** A picture is there at once; the words around it are saved by themselves. */
function OwnPicture({ cardId, own, keeps, onKeeps }: OwnPictureProps) {
  const send = useCallMutation('groupcardpicupload', {
    send: (file: File) => upload('groupcardpicupload', file, { query: { cardId } }),
    errors: 'screen',
    onSuccess: ({ message }) => {
      onKeeps(true);
      notify(message);
    },
  });
  return (
    <div className={layout.stack}>
      {own && own.picId !== '' ? (
        <div className={layout.lines}>
          <Picture
            className={classes.small}
            src={groupCardPicture(own.picId)}
            width={320}
            height={240}
            alt={say(texts.picturesOf, { name: own.by.memberName })}
          />
          <Checkbox
            label={say(texts.keepPicture)}
            checked={keeps}
            onChange={(event) => onKeeps(event.currentTarget.checked)}
          />
        </div>
      ) : null}
      <DropZone
        words={say(common.dropPicture)}
        hint={say(texts.pictureHint, { megabytes })}
        icon={<IconPhotoUp aria-hidden size={26} stroke={1.5} />}
        accept={pictureTypes}
        maxBytes={bytesMax}
        isWaiting={send.isPending}
        onFile={(file) => send.mutate(file)}
        onReject={() => void alertDialog({ message: say(common.pictureRefused, { megabytes }), tone: 'danger' })}
      />
      {send.error ? <FailureNote>{errorWords(send.error)}</FailureNote> : null}
    </div>
  );
}

function TakeBack({ cardId, afterwards }: { cardId: string; afterwards: () => void }) {
  const takeBack = useCallMutation('takebacksignature', {
    send: () => call('takebacksignature', { cardId }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
    afterwards,
  });
  return (
    <div className={layout.row}>
      <ConfirmButton
        variant="soft"
        size="xs"
        isWaiting={takeBack.isPending}
        question={{ message: say(texts.takeBackAsk), confirm: say(texts.takeBackSure) }}
        onConfirm={() => takeBack.mutate()}
      >
        {say(texts.takeBack)}
      </ConfirmButton>
      {takeBack.error ? <FailureNote>{errorWords(takeBack.error)}</FailureNote> : null}
    </div>
  );
}

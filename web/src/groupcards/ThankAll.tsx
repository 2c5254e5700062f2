import { signatureMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { useFocusBack } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './GroupCards.module.css';
import { thanksId } from './Thanks.tsx';
import * as texts from './texts.ts';

/** Whom the card is for thanks all who signed, once. */
export function ThankAll({ cardId }: { cardId: string }) {
  useFocusBack(true, () => document.getElementById(thanksId));
  const form = useCallForm({
    name: 'thankgroupcard',
    errors: 'screen',
    rules: () => import('@laurel/contract/calls/groupcards/thankgroupcard').then((m) => m.thankgroupcard),
    empty: { text: '' },
    draft: { place: `groupcard.thanks.${cardId}`, isBegun: ({ text }) => text.trim() !== '' },
    key: `thankgroupcard ${cardId}`,
    inputOf: ({ text }) => ({ cardId, text }),
    onSent: ({ message }) => notify(message),
  });
  const { values, errors, change, failure, isSending } = form;
  return (
    <Card title={say(texts.thankAll)} className={classes.screen}>
      <form className={layout.stack} {...form.form}>
        <CountedTextarea
          label={say(texts.yourThanks)}
          description={say(texts.thankHint)}
          required
          minRows={2}
          max={signatureMax}
          value={values.text}
          onChange={(text) => change({ text })}
          error={errors.text}
        />
        {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
        <div className={layout.row}>
          <Button type="submit" size="md" isWaiting={isSending}>
            {say(texts.sendThanks)}
          </Button>
        </div>
      </form>
    </Card>
  );
}

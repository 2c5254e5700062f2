import { say } from '@laurel/contract/say';
import { type RefObject, useRef, useState } from 'react';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import classes from './Setup.module.css';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/setup/setupnumber').then(({ setupnumber }) => setupnumber);

/** As long as the first administrator is alone: the number that the roster is to know them by. */
export function OwnNumber({ memberNumber }: { memberNumber: string | null }) {
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (memberNumber === null) return null;
  return (
    <>
      <div className={layout.row}>
        <p className={words.facts}>{say(texts.yourNumber, { number: memberNumber })}</p>
        <Button
          ref={button}
          size="xs"
          variant="default"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {say(texts.correctNumber)}
        </Button>
      </div>
      {isChanging ? <NumberForm memberNumber={memberNumber} beside={button} onSent={() => setChanging(false)} /> : null}
    </>
  );
}

interface NumberFormProps {
  memberNumber: string;
  beside: RefObject<HTMLElement | null>;
  onSent: () => void;
}

function NumberForm({ memberNumber, beside, onSent }: NumberFormProps) {
  useFocusLeft(beside);
  const { values, errors, change, form, isSending } = useCallForm({
    name: 'setupnumber',
    rules,
    empty: { memberNumber },
    inputOf: (filled) => ({ memberNumber: filled.memberNumber.trim() }),
    onSent: ({ message }) => {
      onSent();
      notify(message);
    },
  });
  return (
    <form className={`${layout.row} ${classes.number}`} {...form}>
      <TextInput
        label={say(texts.memberNumber)}
        required
        autoFocus
        value={values.memberNumber}
        onChange={(event) => change({ memberNumber: event.currentTarget.value })}
        error={errors.memberNumber}
      />
      <Button type="submit" variant="default" isWaiting={isSending}>
        {say(texts.save)}
      </Button>
    </form>
  );
}

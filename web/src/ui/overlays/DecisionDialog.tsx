import { say } from '@laurel/contract/say';
import type { ComponentProps, ReactNode } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './DecisionDialog.module.css';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

/** Where somebody decides about one thing. What is written in it is kept from a click beside it. */
export function DecisionDialog({ holdsWords = true, ...rest }: DialogProps) {
  return <Dialog holdsWords={holdsWords} {...rest} />;
}

interface DecisionProps {
  /** What is decided about. */
  about?: ReactNode;
  /** Its fields. */
  children?: ReactNode;
  /** A form whose deed is sent; without it the deed is what is pressed. */
  form?: ComponentProps<'form'>;
  onDo?: () => void;
  /** What the deed's button says. */
  deed: string;
  isFinal?: boolean;
  isWaiting: boolean;
  /** Why it was refused, where the fields do not say it. */
  failure?: string | undefined;
  away?: string;
  /** Missing where nothing else can be done but to close. */
  onAway: (() => void) | undefined;
}

export function Decision(props: DecisionProps) {
  const { about, children, form, onDo, deed, isFinal = false, isWaiting, failure, onAway } = props;
  const { away = say(common.cancel) } = props;
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onDo?.();
  };
  return (
    <form className={classes.form} {...(form ?? { onSubmit: send })}>
      {about ? <div className={classes.about}>{about}</div> : null}
      {children}
      {failure ? <FailureNote>{failure}</FailureNote> : null}
      <DialogActions>
        {onAway ? (
          <Button variant="default" size="md" aria-disabled={isWaiting} onClick={onAway}>
            {away}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="md"
          variant={isFinal ? 'danger' : 'filled'}
          isWaiting={isWaiting}
          data-autofocus={form ? undefined : true}
        >
          {deed}
        </Button>
      </DialogActions>
    </form>
  );
}

interface DecidedProps {
  picture?: ReactNode;
  words: string;
  /** Where one goes on, or closes. */
  children: ReactNode;
}

/** What was decided, in the place of the form. */
export function Decided({ picture, words, children }: DecidedProps) {
  return (
    <div className={classes.decided}>
      {picture}
      <p role="status">{words}</p>
      <div className={classes.onwards}>{children}</div>
    </div>
  );
}

import type { Quarter } from '@laurel/contract/calls/quarters';
import { nextQuarters } from '@laurel/contract/rules/quarter-dates';
import { Modal } from '@mantine/core';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { useFocusBack } from '#ui/focus/focus.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Quarters.module.css';
import { spanWords } from './quarter-words.ts';

const rules = () => import('@laurel/contract/calls/quarters').then(({ addNewQuarter }) => addNewQuarter);

interface NewQuarterModalProps {
  latest: Quarter | undefined;
  onAdded: (quarterId: string) => void;
  onClose: () => void;
}

/** One of the three quarters after the latest. */
export function NewQuarterModal({ latest, onAdded, onClose }: NewQuarterModalProps) {
  useFocusBack();
  const offered = nextQuarters(latest);
  const form = useCallForm({
    name: 'addNewQuarter',
    rules,
    empty: { description: offered[0]?.description ?? '' },
    inputOf: ({ description }) => {
      const { description: _, ...quarter } = offered.find((one) => one.description === description) ?? {};
      return quarter;
    },
    errors: 'screen',
    onSent: ({ message, quarters }, { description }) => {
      notify(message);
      const added = quarters.find((quarter) => quarter.description === description);
      if (added) onAdded(added.nexusNomQuarterId);
    },
    afterwards: onClose,
  });
  const { values, error, isSending } = form;
  return (
    <Modal opened centered onClose={onClose} title="New quarter" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form className={classes.form} {...form.form}>
        <fieldset className={classes.choices}>
          <legend>Which one?</legend>
          {offered.map((quarter) => (
            <label key={quarter.description} className={classes.choice}>
              <input
                type="radio"
                name="quarter"
                checked={quarter.description === values.description}
                onChange={() => form.change({ description: quarter.description })}
              />
              <StackedText text={quarter.description} notes={[spanWords(quarter)]} />
            </label>
          ))}
        </fieldset>
        {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
        <div className={classes.actions}>
          <Button type="submit" size="md" isWaiting={isSending}>
            Add quarter
          </Button>
          <Button variant="default" size="md" aria-disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

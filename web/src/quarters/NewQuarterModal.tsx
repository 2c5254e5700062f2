import { nextQuarters } from '@laurel/contract/quarter-dates';
import type { Quarter } from '@laurel/contract/quarters';
import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { StackedText } from '#ui/StackedText.tsx';
import { notify } from '#ui/toasts.ts';
import { useFocusBack } from '#ui/use-focus-back.ts';
import classes from './Quarters.module.css';
import { spanWords } from './quarter-words.ts';

interface NewQuarterModalProps {
  latest: Quarter | undefined;
  onAdded: (quarterId: string) => void;
  onClose: () => void;
}

/** One of the three quarters after the latest. */
export function NewQuarterModal({ latest, onAdded, onClose }: NewQuarterModalProps) {
  useFocusBack();
  const offered = nextQuarters(latest);
  const [description, setDescription] = useState(offered[0]?.description);
  const add = useCallMutation('addNewQuarter', {
    send: ({ quarterNum, quarterYear, dateFrom, dateTo }: (typeof offered)[number]) =>
      call('addNewQuarter', { quarterNum, quarterYear, dateFrom, dateTo }),
    errors: 'screen',
    onSuccess: ({ message, quarters }) => {
      notify(message);
      const added = quarters.find((quarter) => quarter.description === description);
      if (added) onAdded(added.nexusNomQuarterId);
    },
    afterwards: onClose,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = offered.find((quarter) => quarter.description === description);
    if (wanted) add.mutate(wanted);
  };
  return (
    <Modal opened centered onClose={onClose} title="New quarter" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form className={classes.form} onSubmit={submit}>
        <fieldset className={classes.choices}>
          <legend>Which one?</legend>
          {offered.map((quarter) => (
            <label key={quarter.description} className={classes.choice}>
              <input
                type="radio"
                name="quarter"
                checked={quarter.description === description}
                onChange={() => setDescription(quarter.description)}
              />
              <StackedText text={quarter.description} notes={[spanWords(quarter)]} />
            </label>
          ))}
        </fieldset>
        {add.error ? (
          <p className={classes.failure} role="alert">
            {errorWords(add.error)}
          </p>
        ) : null}
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={add.isPending}>
            Add quarter
          </Button>
          <Button variant="default" size="md" disabled={add.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

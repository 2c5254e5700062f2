import type { FormErrors } from '@laurel/contract/errors';
import { declineMotivationMax } from '@laurel/contract/limits';
import { textLength } from '@laurel/contract/text-length';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useDraft } from '#session/use-draft.ts';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import classes from './ReviewModal.module.css';

interface DeclineFormProps {
  nomId: string;
  onDone: (result: string) => void;
  onBack: () => void;
}

export function DeclineForm({ nomId, onDone, onBack }: DeclineFormProps) {
  const { value, setValue, forget } = useDraft(`decline.${nomId}`, emptyDecline, hasWords);
  const { motivation } = value;
  const [errors, setErrors] = useState<FormErrors>({});
  const key = useIdempotencyKey(`decline.${nomId}`);
  const send = useCallMutation('donexusnomreviewdecline', {
    send: () => call('donexusnomreviewdecline', { nomId, motivation: motivation.trim() }, { key }),
    errors: 'fields',
    onSuccess: ({ result }) => {
      forget();
      onDone(result);
    },
    onError: (error) => setErrors(formErrorsOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = declineErrors(motivation.trim());
    setErrors(found);
    if (Object.keys(found).length === 0) send.mutate();
    else focusFirstError(event.currentTarget);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CountedTextarea
        label="Why do you decline?"
        description="Declining is final: nothing is paid, and no card is sent."
        required
        autoFocus
        minRows={4}
        max={declineMotivationMax}
        value={motivation}
        error={errors.motivation}
        onChange={(text) => {
          setValue({ motivation: text });
          setErrors({});
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" size="md" color="red" loading={send.isPending}>
          Decline nomination
        </Button>
        <Button variant="default" size="md" disabled={send.isPending} onClick={onBack}>
          Back to the rating
        </Button>
      </div>
    </form>
  );
}

const emptyDecline = { motivation: '' };

function hasWords({ motivation }: typeof emptyDecline): boolean {
  return motivation.trim() !== '';
}

function declineErrors(motivation: string): FormErrors {
  if (motivation === '') return { motivation: 'Please tell why.' };
  if (textLength(motivation) <= declineMotivationMax) return {};
  return { motivation: `Please use at most ${declineMotivationMax} characters.` };
}

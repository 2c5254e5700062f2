import type { Competition } from '@laurel/contract/competition';
import type { FormErrors } from '@laurel/contract/errors';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useDraft } from '#session/use-draft.ts';
import { celebrate } from '#ui/celebrate.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { type CompetitionForm, emptyNomination, nominationErrors, nominationOf } from './competition-form.ts';

/** A nomination for the competition: what is filled in, what is wrong with it, and sending it. */
export function useNomination(competition: Competition, onSent: () => void) {
  const { value: form, setValue: setForm } = useDraft('competition', emptyNomination, hasWork);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSent, setSent] = useState(false);
  const key = useIdempotencyKey('competition');
  const send = useCallMutation('competitionnewnom', {
    send: (filled: CompetitionForm) => call('competitionnewnom', nominationOf(competition, filled), { key }),
    errors: 'fields',
    onSuccess: () => {
      reset();
      setSent(true);
      onSent();
      celebrate();
    },
  });
  const change = (part: Partial<CompetitionForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setSent(false);
  };
  const reset = () => {
    key.settle();
    setForm(emptyNomination);
    setErrors({});
    setSent(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = nominationErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    send.mutate(form, {
      onError: (error) => {
        setErrors(formErrorsOf(error));
        focusFirstError(element);
      },
    });
  };
  const isPristine = form.members.length === 0 && form.reason === '' && !isSent;
  return { form, errors, isSent, isPristine, isSending: send.isPending, change, reset, submit };
}

function hasWork({ members, reason }: CompetitionForm): boolean {
  return reason.trim() !== '' || members.length > 0;
}

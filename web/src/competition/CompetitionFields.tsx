import type { Competition } from '@laurel/contract/competition';
import type { FormErrors } from '@laurel/contract/errors';
import { nominationReasonMax } from '@laurel/contract/limits';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { refresh } from '#api/query-client.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { refreshMember } from '#session/member.ts';
import { Card } from '#ui/Card.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import classes from './Competition.module.css';
import { type CompetitionForm, emptyNomination, nominationErrors, nominationOf } from './competition-form.ts';
import { useHandedOver } from './use-handed-over.ts';

export function CompetitionFields({ competition }: { competition: Competition }) {
  const [form, setForm] = useState(emptyNomination);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSent, setSent] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const problem = useHandedOver((recipient) => setForm((before) => ({ ...before, members: [recipient] })));
  const key = useIdempotencyKey('competition');
  const send = useMutation({
    mutationFn: (filled: CompetitionForm) => call('competitionnewnom', nominationOf(competition, filled), { key }),
    meta: { errors: 'fields' },
    onSuccess: () => {
      reset();
      setSent(true);
      requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'center' }));
      void refreshMember();
      void refresh('nomlist');
    },
  });
  const change = (part: Partial<CompetitionForm>) => {
    setForm({ ...form, ...part });
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
  return (
    <>
      <div ref={top} role="status">
        {isSent ? <p className={classes.sent}>Successfully submitted nomination</p> : null}
      </div>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <Card>
        <form className={classes.form} onSubmit={submit} noValidate>
          <RecipientField
            label="Recipients"
            selectLabel={form.members.length > 0 ? 'Change Recipient' : 'Select Recipient'}
            title="Select Members"
            heading="Choose who to nominate"
            listTitle="Recipients"
            doneLabel="Done"
            startsFromOwn
            value={form.members}
            onChange={(members) => change({ members })}
            error={errors.members}
          />
          <CountedTextarea
            label={competition.textboxTitle || 'Reason'}
            placeholder={competition.textboxDescription}
            required
            minRows={6}
            max={nominationReasonMax}
            value={form.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
          <div className={classes.actions}>
            <Button type="submit" size="md" loading={send.isPending} leftSection={<IconSend2 aria-hidden size={20} />}>
              Submit
            </Button>
            {isPristine || send.isPending ? null : (
              <button type="button" className={classes.reset} onClick={reset}>
                Reset
              </button>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}

import type { FormErrors } from '@laurel/contract/errors';
import { nominationReasonMax } from '@laurel/contract/limits';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { linkedMemberErrorWords } from '#picker/linked-recipient.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { recipientName } from '#picker/recipient.ts';
import { useParams } from '#router/router.ts';
import { Card } from '#ui/Card.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { celebrate } from '#ui/celebrate.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { BehaviourChoice } from './BehaviourChoice.tsx';
import classes from './Nominate.module.css';
import { NominateIntro } from './NominateIntro.tsx';
import { NominationPreview } from './NominationPreview.tsx';
import { NominationSent } from './NominationSent.tsx';
import { emptyForm, type NominateForm, nominateErrors, nominationOf } from './nominate-form.ts';
import { useLinkedForm } from './use-linked-form.ts';

/** A new address names another person, and begins a new form. */
export function NominatePage() {
  const { selectedMemberId } = useParams();
  return <NominateScreen key={selectedMemberId ?? ''} memberId={selectedMemberId} />;
}

function NominateScreen({ memberId }: { memberId: string | undefined }) {
  const { form, setForm, linkProblem } = useLinkedForm(memberId);
  const [errors, setErrors] = useState<FormErrors>({});
  const [sent, setSent] = useState<string[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const key = useIdempotencyKey('nominate');
  const send = useCallMutation('newnom', {
    send: (filled: NominateForm) => call('newnom', nominationOf(filled), { key }),
    errors: 'fields',
    onSuccess: (_answer, filled) => {
      setSent(filled.members.map(recipientName));
      setForm(emptyForm);
      setErrors({});
      celebrate();
      requestAnimationFrame(() => {
        top.current?.scrollIntoView({ block: 'center' });
        top.current?.focus({ preventScroll: true });
      });
    },
  });
  const change = (part: Partial<NominateForm>) => {
    setForm({ ...form, ...part });
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setSent([]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = nominateErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    send.mutate(form, {
      onError: (error) => {
        setErrors(formErrorsOf(error));
        focusFirstError(element);
      },
    });
  };
  return (
    <>
      <PageHeader title="Nominate" intro={<NominateIntro />} />
      <div ref={top} tabIndex={-1} className={classes.top}>
        <NominationSent names={sent} />
        {linkProblem ? (
          <p className={classes.problem} role="alert">
            {linkProblem === 'failed' ? linkedMemberErrorWords : linkProblem}
          </p>
        ) : null}
      </div>
      <div className={classes.columns}>
        <Card>
          <form className={classes.form} onSubmit={submit} noValidate>
            <RecipientField
              label="Who do you want to nominate?"
              title="Choose who to nominate"
              listTitle="Recipients"
              allowsDivisions
              value={form.members}
              onChange={(members) => change({ members })}
              error={errors.members}
            />
            <BehaviourChoice value={form.nomCat} onChange={(nomCat) => change({ nomCat })} error={errors.nomCat} />
            <CountedTextarea
              label="Reason"
              description="What happened, for whom, and what was different afterwards?"
              required
              minRows={5}
              max={nominationReasonMax}
              value={form.reason}
              onChange={(reason) => change({ reason })}
              error={errors.reason}
            />
            <div className={classes.actions}>
              <Button
                type="submit"
                size="md"
                loading={send.isPending}
                leftSection={<IconSend2 aria-hidden size={20} />}
              >
                Submit
              </Button>
              <Button
                variant="default"
                size="md"
                disabled={send.isPending}
                onClick={() => {
                  key.settle();
                  setForm(emptyForm);
                  setErrors({});
                  setSent([]);
                }}
              >
                Reset
              </Button>
            </div>
          </form>
        </Card>
        <NominationPreview form={form} />
      </div>
    </>
  );
}

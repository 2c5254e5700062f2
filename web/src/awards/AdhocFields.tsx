import type { FormErrors } from '@laurel/contract/errors';
import { adhocPoints } from '@laurel/contract/points';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/Card.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AdhocBudget } from './AdhocBudget.tsx';
import classes from './Award.module.css';
import { AwardPreview } from './AwardPreview.tsx';
import { adhocErrors, adhocRules } from './adhoc-form.ts';
import { type AwardForm, pointsEach } from './award-form.ts';
import { MessageFields } from './MessageFields.tsx';
import { PillChoice } from './PillChoice.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { useQuote } from './use-quote.ts';

const pointPills = adhocPoints.map((points) => ({ value: String(points), label: formatPoints(points) }));

interface AdhocFieldsProps {
  form: AwardForm;
  isSending: boolean;
  serverErrors: FormErrors;
  /** Words for a quote that changed between seeing and sending. */
  changed: string;
  onChange: (part: Partial<AwardForm>) => void;
  onSend: () => void;
}

export function AdhocFields({ form, isSending, serverErrors, changed, onChange, onSend }: AdhocFieldsProps) {
  const { awardsPointsAvailableMng } = useMember();
  const [ownErrors, setOwnErrors] = useState<FormErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const each = pointsEach(adhocRules, form);
  const quoting = useQuote('adhoc', form, each);
  const { quote, recipientsError } = quoting;
  const errors: FormErrors = { ...(recipientsError && { recipients: recipientsError }), ...serverErrors, ...ownErrors };
  const refused = Object.keys(serverErrors).join();
  useEffect(() => {
    if (refused && element.current) focusFirstError(element.current);
  }, [refused]);
  const change = (part: Partial<AwardForm>) => {
    setOwnErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    onChange(part);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = adhocErrors(form, quote);
    setOwnErrors(found);
    if (Object.keys(found).length === 0) onSend();
    // The picker's button is no field: it takes the focus itself.
    else if (found.recipients) event.currentTarget.querySelector<HTMLElement>('button[data-error], button')?.focus();
    else focusFirstError(event.currentTarget);
  };
  return (
    <>
      <PageHeader title={adhocRules.title} intro={adhocRules.intro} />
      <div className={classes.columns}>
        <Card>
          <form ref={element} className={classes.form} onSubmit={submit} noValidate>
            <RecipientField
              label="Who is it for?"
              heading="Choose recipients"
              allowsDivisions="byOffice"
              value={form.recipients}
              onChange={(recipients) => change({ recipients })}
              error={errors.recipients}
            />
            <ReasonChoice
              reasons={adhocRules.reasons}
              value={form.reason}
              onChange={(reason) => change({ reason })}
              error={errors.reason}
            />
            <PillChoice
              label="Points for each"
              pills={pointPills}
              value={form.points}
              onChange={(points) => change({ points })}
              error={errors.points}
            />
            <MessageFields rules={adhocRules} form={form} onChange={change} errors={errors} />
            <AdhocBudget
              before={awardsPointsAvailableMng}
              each={each}
              hasPeople={form.recipients.length > 0}
              quoting={quoting}
              changed={changed}
            />
            <div>
              <Button type="submit" size="md" loading={isSending} leftSection={<IconSend2 aria-hidden size={20} />}>
                Send
              </Button>
            </div>
          </form>
        </Card>
        <AwardPreview rules={adhocRules} form={form} points={each ?? 0} />
      </div>
    </>
  );
}

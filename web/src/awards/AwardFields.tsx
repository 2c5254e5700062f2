import type { FormErrors } from '@laurel/contract/errors';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { Card } from '#ui/Card.tsx';
import { alertDialog } from '#ui/dialogs.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import classes from './Award.module.css';
import { AwardChoices } from './AwardChoices.tsx';
import { AwardHeader } from './AwardHeader.tsx';
import { AwardPreview } from './AwardPreview.tsx';
import { type AwardForm, awardErrors, pointsEach } from './award-form.ts';
import type { AwardKind, KindRules } from './award-kinds.ts';
import { CostNote } from './CostNote.tsx';
import { useQuote } from './use-quote.ts';

interface AwardFieldsProps {
  kind: AwardKind;
  rules: KindRules;
  form: AwardForm;
  linkProblem: string;
  isSending: boolean;
  serverErrors: FormErrors;
  /** Words for a quote that changed between seeing and sending. */
  changed: string;
  onChange: (part: Partial<AwardForm>) => void;
  onSend: () => void;
}

/** What the server refused may stand far above the button, as the recipients do. */
const wrong = ':is(button, input)[data-error], [aria-invalid="true"]';

export function AwardFields(props: AwardFieldsProps) {
  const { kind, rules, form, linkProblem, isSending, serverErrors, changed, onChange, onSend } = props;
  const [ownErrors, setOwnErrors] = useState<FormErrors>({});
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(serverErrors).length > 0) formElement.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [serverErrors]);
  const each = pointsEach(rules, form);
  const quoting = useQuote(kind, form, each);
  const { quote, recipientsError } = quoting;
  const change = (part: Partial<AwardForm>) => {
    setOwnErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    onChange(part);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = awardErrors(rules, form);
    if (!found.points && quote && quote.left !== null && quote.left < 0)
      found.points = `This needs more points than the ${formatPoints(quote.available ?? 0)} that you have.`;
    setOwnErrors(found);
    if (form.recipients.length === 0) {
      void alertDialog({ title: 'Recipients required', message: 'Please select at least one recipient.' });
    } else if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else onSend();
  };
  return (
    <>
      <AwardHeader kind={kind} rules={rules} linkProblem={linkProblem} />
      <div className={classes.columns}>
        <Card>
          <form ref={formElement} className={classes.form} onSubmit={submit} noValidate>
            <AwardChoices
              kind={kind}
              rules={rules}
              form={form}
              errors={{ ...(recipientsError && { recipients: recipientsError }), ...serverErrors, ...ownErrors }}
              onChange={change}
            />
            <CostNote
              kind={kind}
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
        <AwardPreview rules={rules} form={form} points={each ?? 0} />
      </div>
    </>
  );
}

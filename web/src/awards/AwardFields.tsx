import type { FormErrors } from '@laurel/contract/errors';
import { payItForwardPoints, recogniseCategories } from '@laurel/contract/points';
import { Button, TextInput } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/Card.tsx';
import { alertDialog } from '#ui/dialogs.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './Award.module.css';
import { AwardPreview } from './AwardPreview.tsx';
import { totalOf, useHeadCount } from './award-cost.ts';
import { type AwardForm, awardErrors, pointsEach } from './award-form.ts';
import type { AwardKind, KindRules } from './award-kinds.ts';
import { CostNote } from './CostNote.tsx';
import { MessageFields } from './MessageFields.tsx';
import { PillChoice } from './PillChoice.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';

interface AwardFieldsProps {
  kind: AwardKind;
  rules: KindRules;
  form: AwardForm;
  linkProblem: string;
  isSending: boolean;
  serverErrors: FormErrors;
  onChange: (part: Partial<AwardForm>) => void;
  onSend: () => void;
}

export function AwardFields(props: AwardFieldsProps) {
  const { kind, rules, form, linkProblem, isSending, serverErrors, onChange, onSend } = props;
  const { awardsPointsAvailable } = useMember();
  const [ownErrors, setOwnErrors] = useState<FormErrors>({});
  const count = useHeadCount(form.recipients);
  const each = pointsEach(rules, form);
  const errors = { ...serverErrors, ...ownErrors };
  const change = (part: Partial<AwardForm>) => {
    setOwnErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    onChange(part);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = awardErrors(rules, form);
    if (kind === 'payitforward' && !found.points && totalOf(each ?? 0, count) > awardsPointsAvailable)
      found.points = `This needs more points than the ${formatPoints(awardsPointsAvailable)} that you have.`;
    setOwnErrors(found);
    if (form.recipients.length === 0) {
      void alertDialog({ title: 'Recipients required', message: 'Please select at least one recipient.' });
    } else if (Object.keys(found).length > 0) focusFirstError(element);
    else onSend();
  };
  return (
    <>
      <PageHeader title={rules.title} intro={rules.intro} />
      {linkProblem ? (
        <p className={classes.problem} role="alert">
          {linkProblem}
        </p>
      ) : null}
      <div className={classes.columns}>
        <Card>
          <form className={classes.form} onSubmit={submit} noValidate>
            <RecipientField
              label={kind === 'thankyou' ? 'Who do you want to celebrate?' : 'Who is it for?'}
              heading="Choose recipients"
              allowsDivisions={rules.allowsDivisions}
              value={form.recipients}
              onChange={(recipients) => change({ recipients })}
              error={errors.recipients}
            />
            {rules.reasons.length > 1 ? (
              <ReasonChoice
                reasons={rules.reasons}
                value={form.reason}
                onChange={(reason) => change({ reason })}
                error={errors.reason}
              />
            ) : null}
            {rules.hasCategory ? (
              <PillChoice
                label="Category"
                pills={recogniseCategories.map((value) => ({ value, label: value }))}
                value={form.category}
                onChange={(category) => change({ category })}
                error={errors.category}
              />
            ) : null}
            <PointsField rules={rules} value={form.points} onChange={change} error={errors.points} />
            <MessageFields rules={rules} form={form} onChange={change} errors={errors} />
            <CostNote kind={kind} each={each} count={count} />
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

interface PointsFieldProps {
  rules: KindRules;
  value: string;
  onChange: (part: Pick<AwardForm, 'points'>) => void;
  error: string | undefined;
}

/** Points to each recipient: fixed values, or a number of up to 4 characters. */
function PointsField({ rules, value, onChange, error }: PointsFieldProps) {
  if (rules.points === 'none') return null;
  if (rules.points === 'typed') {
    return (
      <TextInput
        label="Points for each"
        required
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        className={classes.points}
        value={value}
        onChange={(event) => onChange({ points: event.currentTarget.value })}
        error={error}
      />
    );
  }
  return (
    <PillChoice
      label="Points for each"
      pills={payItForwardPoints.map((points) => ({ value: String(points), label: String(points) }))}
      value={value}
      onChange={(points) => onChange({ points })}
      error={error}
    />
  );
}

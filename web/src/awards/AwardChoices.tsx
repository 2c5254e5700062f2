import type { FormErrors } from '@laurel/contract/errors';
import { recogniseCategories } from '@laurel/contract/points';
import { RecipientField } from '#picker/RecipientField.tsx';
import { PillChoice } from '#ui/fields/PillChoice.tsx';
import type { AwardForm } from './award-form.ts';
import type { KindRules } from './award-kinds.ts';
import { MessageFields } from './MessageFields.tsx';
import { PointsField } from './PointsField.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';

interface AwardChoicesProps {
  rules: KindRules;
  form: AwardForm;
  errors: FormErrors;
  onChange: (part: Partial<AwardForm>) => void;
}

/** Who, what for, how much, how and in which words: what a kind does not ask for is left out. */
export function AwardChoices({ rules, form, errors, onChange }: AwardChoicesProps) {
  return (
    <>
      <RecipientField
        label={rules.whoLabel}
        heading="Choose recipients"
        allowsDivisions="byOffice"
        value={form.recipients}
        onChange={(recipients) => onChange({ recipients })}
        error={errors.recipients}
      />
      {rules.reasons.length > 1 ? (
        <ReasonChoice
          reasons={rules.reasons}
          value={form.reason}
          onChange={(reason) => onChange({ reason })}
          error={errors.reason}
        />
      ) : null}
      {rules.hasCategory ? (
        <PillChoice
          label="Category"
          pills={recogniseCategories.map((value) => ({ value, label: value }))}
          value={form.category}
          onChange={(category) => onChange({ category })}
          error={errors.category}
        />
      ) : null}
      <PointsField
        rules={rules}
        value={form.points}
        onChange={(points) => onChange({ points })}
        error={errors.points}
      />
      <MessageFields rules={rules} form={form} onChange={onChange} errors={errors} />
    </>
  );
}

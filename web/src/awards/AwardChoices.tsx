import type { FormErrors } from '@laurel/contract/errors';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import type { AwardForm } from '#giving/award-form.ts';
import { givingOf, type KindRules } from '#giving/award-kinds.ts';
import { PointsField } from '#giving/PointsField.tsx';
import { ReasonChoice } from '#giving/ReasonChoice.tsx';
import * as common from '#lib/texts.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { MessageFields } from './MessageFields.tsx';
import * as texts from './texts.ts';

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
        heading={say(texts.chooseRecipients)}
        allowsDivisions="byOffice"
        value={form.recipients}
        onChange={(recipients) => onChange({ recipients })}
        error={errors.recipients}
      />
      <ReasonChoice
        look="pictures"
        reasons={rules.reasons}
        value={form.reason}
        onChange={(reason) => onChange({ reason })}
        error={errors.reason}
      />
      {rules.categories.length > 0 ? (
        <Choice
          label={say(common.category)}
          isRequired
          look="pills"
          offers={rules.categories.map((value) => ({ value, label: valueWords(value) }))}
          value={form.category}
          onChange={(category) => onChange({ category })}
          error={errors.category}
        />
      ) : null}
      <PointsField
        giving={givingOf(rules, form.reason)}
        reason={form.reason}
        value={form.points}
        onChange={(points) => onChange({ points })}
        error={errors.points}
      />
      <MessageFields rules={rules} form={form} onChange={onChange} errors={errors} />
    </>
  );
}

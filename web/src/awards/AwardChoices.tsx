import type { FormErrors } from '@laurel/contract/errors';
import { meaningOf } from '@laurel/contract/programme/programme';
import { ownWords, valueWords } from '@laurel/contract/programme/value-words';
import { designOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import { cardPicture } from '../paths.ts';
import type { AwardForm } from './award-form.ts';
import { givingOf, type KindRules } from './award-kinds.ts';
import { MessageFields } from './MessageFields.tsx';
import { PointsField } from './PointsField.tsx';
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
      {rules.reasons.length > 1 ? (
        <Choice
          label={say(texts.whatFor)}
          isRequired
          look="pictures"
          offers={rules.reasons.map(cardOffer)}
          value={form.reason}
          onChange={(reason) => onChange({ reason })}
          error={errors.reason}
        />
      ) : null}
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

/** A reason, shown as the card that it becomes. */
function cardOffer(reason: string) {
  const drawing = cardPicture(designOf(reason).drawing);
  const meaning = meaningOf(reason);
  return {
    value: reason,
    label: valueWords(reason),
    words: meaning && ownWords(meaning.named, 'words'),
    icon: <img src={drawing} alt="" width={160} height={90} className={layout.drawing} />,
  };
}

import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import type { FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { textMax } from './admin-form.ts';
import * as texts from './texts.ts';

interface SetupFieldsProps {
  form: Competition;
  errors: FormErrors;
  onChange: (part: Partial<Competition>) => void;
}

/** What a competition says, and when it runs. */
export function SetupFields({ form, errors, onChange }: SetupFieldsProps) {
  return (
    <>
      <Switch
        label={say(texts.active)}
        description={say(texts.activeHint)}
        checked={form.isEnabled}
        error={errors.isEnabled}
        onChange={(event) => onChange({ isEnabled: event.currentTarget.checked })}
      />
      <div className={layout.fields}>
        <TextInput
          type="date"
          label={say(texts.startDate)}
          required
          value={form.startDate}
          error={errors.startDate}
          onChange={(event) => onChange({ startDate: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={say(texts.endDate)}
          required
          min={form.startDate}
          value={form.endDate}
          error={errors.endDate}
          onChange={(event) => onChange({ endDate: event.currentTarget.value })}
        />
      </div>
      <CountedInput
        label={say(common.title)}
        required
        max={textMax.title}
        value={form.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <CountedTextarea
        label={say(texts.description)}
        minRows={5}
        max={textMax.description}
        value={form.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <CountedInput
        label={say(texts.entryHeader)}
        description={say(texts.entryHeaderHint)}
        max={textMax.textboxTitle}
        value={form.textboxTitle}
        error={errors.textboxTitle}
        onChange={(textboxTitle) => onChange({ textboxTitle })}
      />
      <CountedTextarea
        label={say(texts.entryDescription)}
        description={say(texts.entryDescriptionHint)}
        minRows={3}
        max={textMax.textboxDescription}
        value={form.textboxDescription}
        error={errors.textboxDescription}
        onChange={(textboxDescription) => onChange({ textboxDescription })}
      />
    </>
  );
}

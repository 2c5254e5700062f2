import type { FormErrors } from '@laurel/contract/errors';
import { dreamsMax, hobbiesMax, knownAsMax, mobileMax } from '@laurel/contract/limits';
import { monthNames } from '@laurel/contract/rules/months';
import { Button } from '#ui/buttons/Button.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Profile.module.css';
import type { Forced, ProfileForm } from './profile-form.ts';

interface ProfileFieldsProps {
  form: ProfileForm;
  errors: FormErrors;
  forced: Forced;
  onChange: (change: Partial<ProfileForm>) => void;
}

export function ProfileFields({ form, errors, forced, onChange }: ProfileFieldsProps) {
  return (
    <>
      <div className={layout.fields}>
        <CountedInput
          label="Mobile"
          type="tel"
          autoComplete="tel"
          required={forced.isForced}
          description="As you dial it at home, or with its country code."
          max={mobileMax}
          value={form.cellNum}
          onChange={(cellNum) => onChange({ cellNum })}
          error={errors.cellNum}
        />
        <CountedInput
          label="Known as (first name)"
          autoComplete="given-name"
          description="Leave it empty to use your real first name."
          max={knownAsMax}
          value={form.firstname}
          onChange={(firstname) => onChange({ firstname })}
          error={errors.firstname}
        />
      </div>
      {forced.needsEmail ? (
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          value={form.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
          error={errors.email}
        />
      ) : null}
      <BirthFields form={form} errors={errors} onChange={onChange} />
      <Switch
        label="Take part in Get To Know"
        description="Colleagues may then read what you tell about yourself."
        checked={form.participates}
        error={errors.interest1}
        onChange={(event) => onChange({ participates: event.currentTarget.checked })}
      />
      {form.participates ? (
        <div className={layout.fields}>
          <CountedInput
            label="Hobbies"
            max={hobbiesMax}
            value={form.interestOtherDesc}
            onChange={(interestOtherDesc) => onChange({ interestOtherDesc })}
            error={errors.interestOtherDesc}
          />
          <CountedInput
            label="Dreams"
            max={dreamsMax}
            value={form.otherInfo}
            onChange={(otherInfo) => onChange({ otherInfo })}
            error={errors.otherInfo}
          />
        </div>
      ) : null}
    </>
  );
}

const days = ['', ...Array.from({ length: 31 }, (_, i) => String(i + 1))].map((day) => ({
  value: day,
  label: day || 'Day',
}));
const months = [{ value: '', label: 'Month' }, ...monthNames.map((name, i) => ({ value: String(i + 1), label: name }))];

function BirthFields({ form, errors, onChange }: Omit<ProfileFieldsProps, 'forced'>) {
  const error = errors.dOBdd ?? errors.dOBmm;
  return (
    <fieldset className={`${layout.row} ${classes.birth}`}>
      <legend>Date of birth</legend>
      <NativeSelect
        aria-label="Day of birth"
        className={classes.day ?? ''}
        data={days}
        value={form.dOBdd}
        error={error !== undefined}
        onChange={(event) => onChange({ dOBdd: event.currentTarget.value, dOBmm: form.dOBmm })}
      />
      <NativeSelect
        aria-label="Month of birth"
        className={classes.month ?? ''}
        data={months}
        value={form.dOBmm}
        error={error !== undefined}
        onChange={(event) => onChange({ dOBdd: form.dOBdd, dOBmm: event.currentTarget.value })}
      />
      <Button
        variant="soft"
        size="md"
        disabled={form.dOBdd === '' && form.dOBmm === ''}
        onClick={() => onChange({ dOBdd: '', dOBmm: '' })}
      >
        Clear DOB
      </Button>
      {error ? (
        <p className={words.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

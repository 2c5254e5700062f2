import { mayOpen } from '@laurel/contract/access';
import type { FormErrors } from '@laurel/contract/errors';
import { languageNames } from '@laurel/contract/language-names';
import { languages } from '@laurel/contract/languages';
import { dreamsMax, hobbiesMax, knownAsMax, mobileMax } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { monthName } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Profile.module.css';
import type { Forced, ProfileForm } from './profile-form.ts';
import * as texts from './texts.ts';

interface ProfileFieldsProps {
  form: ProfileForm;
  errors: FormErrors;
  forced: Forced;
  onChange: (change: Partial<ProfileForm>) => void;
}

export function ProfileFields({ form, errors, forced, onChange }: ProfileFieldsProps) {
  const member = useMember();
  const tells = mayOpen('getToKnow', member);
  return (
    <>
      <div className={layout.fields}>
        <CountedInput
          label={say(common.mobile)}
          type="tel"
          autoComplete="tel"
          required={forced.isForced}
          description={say(texts.mobileHint)}
          max={mobileMax}
          value={form.cellNum}
          onChange={(cellNum) => onChange({ cellNum })}
          error={errors.cellNum}
        />
        <CountedInput
          label={say(texts.knownAs)}
          autoComplete="given-name"
          description={say(texts.knownAsHint)}
          max={knownAsMax}
          value={form.firstname}
          onChange={(firstname) => onChange({ firstname })}
          error={errors.firstname}
        />
      </div>
      {forced.needsEmail ? (
        <TextInput
          label={say(common.emailAddress)}
          type="email"
          autoComplete="email"
          required
          value={form.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
          error={errors.email}
        />
      ) : null}
      <NativeSelect
        label={say(texts.language)}
        description={say(texts.languageHint)}
        data={spoken}
        value={form.language}
        error={errors.language}
        onChange={(event) => onChange({ language: event.currentTarget.value as ProfileForm['language'] })}
      />
      <BirthFields form={form} errors={errors} onChange={onChange} />
      {form.showsAnniversary === undefined || !isOn('celebrations', member) ? null : (
        <Switch
          label={say(texts.showAnniversary)}
          description={say(texts.showAnniversaryHint)}
          checked={form.showsAnniversary}
          error={errors.showsAnniversary}
          onChange={(event) => onChange({ showsAnniversary: event.currentTarget.checked })}
        />
      )}
      {tells ? (
        <Switch
          label={say(texts.takePart)}
          description={say(texts.takePartHint)}
          checked={form.participates}
          error={errors.interest1}
          onChange={(event) => onChange({ participates: event.currentTarget.checked })}
        />
      ) : null}
      {tells && form.participates ? (
        <div className={layout.fields}>
          <CountedInput
            label={say(texts.hobbies)}
            max={hobbiesMax}
            value={form.interestOtherDesc}
            onChange={(interestOtherDesc) => onChange({ interestOtherDesc })}
            error={errors.interestOtherDesc}
          />
          <CountedInput
            label={say(texts.dreams)}
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

const spoken = [
  { value: '', label: say(texts.noLanguage) },
  ...languages.map((language) => ({ value: language, label: languageNames[language], lang: language })),
];

const days = ['', ...Array.from({ length: 31 }, (_, i) => String(i + 1))].map((day) => ({
  value: day,
  label: day || say(texts.day),
}));
const months = [
  { value: '', label: say(texts.month) },
  ...Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: monthName(i + 1) })),
];

function BirthFields({ form, errors, onChange }: Omit<ProfileFieldsProps, 'forced'>) {
  const error = errors.dOBdd ?? errors.dOBmm;
  return (
    <fieldset className={`${layout.row} ${classes.birth}`}>
      <legend>{say(texts.dateOfBirth)}</legend>
      <NativeSelect
        aria-label={say(texts.dayOfBirth)}
        className={classes.day ?? ''}
        data={days}
        value={form.dOBdd}
        error={error !== undefined}
        onChange={(event) => onChange({ dOBdd: event.currentTarget.value, dOBmm: form.dOBmm })}
      />
      <NativeSelect
        aria-label={say(texts.monthOfBirth)}
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
        {say(texts.clearBirth)}
      </Button>
      <GroupError error={error} />
    </fieldset>
  );
}

import { languageNames } from '@laurel/contract/language-names';
import { languages } from '@laurel/contract/languages';
import { emailMax, scopeCodeMax } from '@laurel/contract/limits';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { useId } from 'react';
import type { CallOutput } from '#api/call.ts';
import * as common from '#lib/texts.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { ManagerField } from './ManagerField.tsx';
import * as texts from './texts.ts';
import type { Values } from './values.ts';

export type Choices = CallOutput<'rosterchoices'>;

interface RecordFieldsProps {
  values: Values;
  errors: Record<string, string | undefined>;
  choices: Choices;
  /** Before the first sign-on the address decides who they are; afterwards they have their own. */
  emailHint: Message;
  onChange: (part: Partial<Values>) => void;
}

/** What a roster says of somebody: who they are, how they are reached, where they belong, and their days. */
export function RecordFields(props: RecordFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <ContactFields {...props} />
      <PlaceFields {...props} />
      <DayFields {...props} />
    </>
  );
}

type TextField = 'firstName' | 'surname' | 'email' | 'cellNum' | 'costCentre' | 'hireDate' | 'birthDay' | 'birthMonth';

/** What each of these fields of text has in common. */
function fieldOf({ values, errors, onChange }: RecordFieldsProps, field: TextField) {
  return {
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  };
}

function NameFields(props: RecordFieldsProps) {
  const { values, onChange } = props;
  return (
    <>
      <div className={layout.fields}>
        <TextInput label={say(texts.firstName)} required maxLength={80} {...fieldOf(props, 'firstName')} />
        <TextInput label={say(texts.surname)} required maxLength={120} {...fieldOf(props, 'surname')} />
      </div>
      <Checkbox
        label={say(texts.familyNameFirst)}
        checked={values.familyNameFirst}
        onChange={(event) => onChange({ familyNameFirst: event.currentTarget.checked })}
      />
    </>
  );
}

function ContactFields(props: RecordFieldsProps) {
  return (
    <div className={layout.fields}>
      <TextInput
        type="email"
        label={say(common.emailAddress)}
        description={say(props.emailHint)}
        maxLength={emailMax}
        dir="ltr"
        {...fieldOf(props, 'email')}
      />
      <TextInput
        type="tel"
        label={say(common.mobile)}
        description={say(texts.mobileHint)}
        maxLength={40}
        dir="ltr"
        {...fieldOf(props, 'cellNum')}
      />
    </div>
  );
}

function PlaceFields(props: RecordFieldsProps) {
  const { values, errors, choices, onChange } = props;
  const costCentres = useId();
  const divisions = choices.divisions.map(({ code, name, country }) => ({ value: code, label: `${country}: ${name}` }));
  const sites = choices.sites.includes(values.siteTemplate) ? choices.sites : [...choices.sites, values.siteTemplate];
  return (
    <>
      <div className={layout.fields}>
        <NativeSelect
          label={say(texts.divisionField)}
          required
          data={[...(values.divisionCode === '' ? [''] : []), ...divisions]}
          value={values.divisionCode}
          error={errors.divisionCode}
          onChange={(event) => onChange({ divisionCode: event.currentTarget.value })}
        />
        <NativeSelect
          label={say(texts.site)}
          data={[{ value: '', label: say(texts.noSite) }, ...sites.filter((site) => site !== '')]}
          value={values.siteTemplate}
          error={errors.siteTemplate}
          onChange={(event) => onChange({ siteTemplate: event.currentTarget.value })}
        />
        <TextInput
          label={say(texts.costCentre)}
          list={costCentres}
          maxLength={scopeCodeMax}
          dir="ltr"
          {...fieldOf(props, 'costCentre')}
        />
        <datalist id={costCentres}>
          {choices.costCentres.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      </div>
      <ManagerField
        label={say(texts.manager)}
        nobody={say(texts.noManager)}
        managerId={values.managerId}
        managerName={values.managerName}
        error={errors.managerId}
        onChange={onChange}
      />
    </>
  );
}

function DayFields(props: RecordFieldsProps) {
  const { values, errors, onChange } = props;
  return (
    <div className={layout.fields}>
      <TextInput type="date" label={say(texts.hireDate)} {...fieldOf(props, 'hireDate')} />
      <TextInput inputMode="numeric" label={say(texts.birthDay)} maxLength={2} {...fieldOf(props, 'birthDay')} />
      <TextInput inputMode="numeric" label={say(texts.birthMonth)} maxLength={2} {...fieldOf(props, 'birthMonth')} />
      <NativeSelect
        label={say(texts.languageField)}
        data={[
          { value: '', label: say(texts.noLanguage) },
          ...languages.map((one) => ({ value: one, label: languageNames[one], lang: one })),
        ]}
        value={values.language}
        error={errors.language}
        onChange={(event) => onChange({ language: event.currentTarget.value })}
      />
    </div>
  );
}

import { mayCall } from '@laurel/contract/call-access';
import type { Competition } from '@laurel/contract/competition';
import type { FormErrors } from '@laurel/contract/errors';
import { Button } from '@mantine/core';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/Checkbox.tsx';
import { CountedInput } from '#ui/CountedInput.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { notify } from '#ui/toasts.ts';
import classes from './Admin.module.css';
import { sameSetup, setupErrors, textMax } from './admin-form.ts';

export function AdminSetup({ competition }: { competition: Competition }) {
  const mayChange = mayCall('admincompetitionupdate', useMember());
  const [saved, setSaved] = useState(competition);
  const isChanged = useCallback((form: Competition) => !sameSetup(form, saved), [saved]);
  const { value: form, setValue: setForm } = useDraft('competition.setup', competition, isChanged);
  const [errors, setErrors] = useState<FormErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const save = useCallMutation('admincompetitionupdate', {
    send: () => call('admincompetitionupdate', form),
    errors: 'fields',
    onSuccess: ({ message, competition: now }) => {
      setSaved(now);
      setForm(now);
      notify(message);
    },
    onError: (error) => {
      setErrors(formErrorsOf(error));
      if (element.current) focusFirstError(element.current);
    },
  });
  const change = (part: Partial<Competition>) => {
    setForm({ ...form, ...part });
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = setupErrors(form);
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstError(event.currentTarget);
  };
  return (
    <Card title="Competition Setup">
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <fieldset className={classes.fields} disabled={!mayChange}>
          <legend className="visually-hidden">Competition Setup</legend>
          <SetupFields form={form} errors={errors} onChange={change} />
        </fieldset>
        {mayChange ? (
          <div className={classes.actions}>
            <Button type="submit" size="md" loading={save.isPending}>
              Update
            </Button>
            {isChanged(form) ? (
              <Button
                variant="default"
                size="md"
                disabled={save.isPending}
                onClick={() => {
                  setForm(saved);
                  setErrors({});
                }}
              >
                Discard changes
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
    </Card>
  );
}

interface SetupFieldsProps {
  form: Competition;
  errors: FormErrors;
  onChange: (part: Partial<Competition>) => void;
}

function SetupFields({ form, errors, onChange }: SetupFieldsProps) {
  return (
    <>
      <Switch
        label="Competition Active"
        description="While it is active, Home shows the banner and everybody may nominate."
        checked={form.isEnabled}
        error={errors.isEnabled}
        onChange={(event) => onChange({ isEnabled: event.currentTarget.checked })}
      />
      <div className={classes.dates}>
        <TextInput
          type="date"
          label="Start Date"
          required
          value={form.startDate}
          error={errors.startDate}
          onChange={(event) => onChange({ startDate: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="End Date"
          required
          min={form.startDate}
          value={form.endDate}
          error={errors.endDate}
          onChange={(event) => onChange({ endDate: event.currentTarget.value })}
        />
      </div>
      <CountedInput
        label="Title"
        required
        max={textMax.title}
        value={form.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <CountedTextarea
        label="Description"
        minRows={5}
        max={textMax.description}
        value={form.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <CountedInput
        label="Text Entry Header"
        description="Stands above the field in which members write why."
        max={textMax.textboxTitle}
        value={form.textboxTitle}
        error={errors.textboxTitle}
        onChange={(textboxTitle) => onChange({ textboxTitle })}
      />
      <CountedTextarea
        label="Text Entry Description"
        description="Stands in that field until somebody writes."
        minRows={3}
        max={textMax.textboxDescription}
        value={form.textboxDescription}
        error={errors.textboxDescription}
        onChange={(textboxDescription) => onChange({ textboxDescription })}
      />
    </>
  );
}

import { mayCall } from '@laurel/contract/call-rows';
import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import type { FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import classes from './Admin.module.css';
import { sameSetup, textMax } from './admin-form.ts';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/competition/admincompetitionupdate').then(
    ({ admincompetitionupdate }) => admincompetitionupdate,
  );

export function AdminSetup({ competition }: { competition: Competition }) {
  const mayChange = mayCall('admincompetitionupdate', useMember());
  const update = useRef<HTMLButtonElement>(null);
  const [saved, setSaved] = useState(competition);
  const isChanged = (form: Competition) => !sameSetup(form, saved);
  const form = useCallForm({
    name: 'admincompetitionupdate',
    rules,
    empty: competition,
    draft: { place: 'competition.setup', isBegun: isChanged },
    inputOf: (setup) => ({ ...setup }),
    onSent: ({ message, competition: now }) => {
      setSaved(now);
      form.reset(now);
      notify(message);
    },
  });
  const { values, errors, isSending } = form;
  return (
    <Card title={say(texts.setup)}>
      <form className={layout.stack} {...form.form}>
        <fieldset className={classes.fields} disabled={!mayChange}>
          <legend className="visually-hidden">{say(texts.setup)}</legend>
          <SetupFields form={values} errors={errors} onChange={form.change} />
        </fieldset>
        {mayChange ? (
          <div className={layout.row}>
            <Button ref={update} type="submit" size="md" isWaiting={isSending}>
              {say(texts.update)}
            </Button>
            {isChanged(values) ? (
              <PassingButton
                beside={update}
                variant="default"
                size="md"
                aria-disabled={isSending}
                onClick={() => form.reset(saved)}
              >
                {say(texts.discard)}
              </PassingButton>
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

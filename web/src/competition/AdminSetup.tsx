import { mayCall } from '@laurel/contract/call-rows';
import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { useCallForm } from '#form/use-call-form.ts';
import { useMember } from '#session/member.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import classes from './Admin.module.css';
import { sameSetup } from './admin-form.ts';
import { SetupFields } from './SetupFields.tsx';
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

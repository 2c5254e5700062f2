import { type AudienceKind, audienceKinds } from '@laurel/contract/calls/announcements/audience-kinds';
import type { FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { focusOn, useFocusCaught } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Announcements.module.css';
import type { Values } from './form.ts';
import * as texts from './texts.ts';

interface AudienceFieldsProps {
  values: Values;
  errors: FormErrors;
  onChange: (part: Partial<Values>) => void;
}

/** To whom something is announced, and how many people that are. */
export function AudienceFields({ values, errors, onChange }: AudienceFieldsProps) {
  const { data, error, refetch, isFetching } = useQuery(callQuery('announcementaudiences', {}, { errors: 'screen' }));
  return (
    <fieldset className={classes.group}>
      <legend className={words.name}>{say(texts.audience)}</legend>
      <p className={words.soft}>{say(texts.audienceHint)}</p>
      {error ? <Failed error={error} isAsking={isFetching} onRetry={() => void refetch()} /> : null}
      <div className={layout.fields}>
        {audienceKinds.map((kind) => (
          <Codes
            key={kind}
            kind={kind}
            offered={data?.[kind] ?? []}
            chosen={values[kind]}
            error={errors[kind]}
            onChange={(codes) => onChange({ [kind]: codes })}
          />
        ))}
      </div>
      <Switch
        label={say(texts.managersOnly)}
        checked={values.managersOnly}
        error={errors.managersOnly}
        onChange={(event) => onChange({ managersOnly: event.currentTarget.checked })}
      />
      <Reach {...values} />
    </fieldset>
  );
}

const labels = {
  sites: texts.sites,
  countries: texts.countries,
  clusters: texts.clusters,
  divisions: texts.divisions,
};

interface CodesProps {
  kind: AudienceKind;
  offered: readonly { code: string; name: string; people: number }[];
  chosen: string[];
  error: string | undefined;
  onChange: (codes: string[]) => void;
}

function Codes({ kind, offered, chosen, error, onChange }: CodesProps) {
  const nameOf = (code: string) => offered.find((one) => one.code === code)?.name ?? code;
  const left = offered.filter(({ code }) => !chosen.includes(code));
  return (
    <div>
      <NativeSelect
        label={say(labels[kind])}
        value=""
        error={error}
        data={[
          { value: '', label: say(texts.choose) },
          ...left.map(({ code, name, people }) => ({ value: code, label: say(texts.choice, { name, people }) })),
        ]}
        onChange={(event) => event.currentTarget.value && onChange([...chosen, event.currentTarget.value])}
      />
      {chosen.length > 0 ? (
        <ul className={classes.codes} aria-label={say(labels[kind])}>
          {chosen.map((code) => (
            <li key={code}>
              {nameOf(code)}
              <IconButton
                label={say(texts.removeChoice, { name: nameOf(code) })}
                onClick={(event) => {
                  const frame = event.currentTarget.closest('div');
                  onChange(chosen.filter((one) => one !== code));
                  focusOn(frame?.querySelector('select'));
                }}
              >
                <IconX aria-hidden size={16} stroke={1.8} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Counted by the server, by today's members. */
function Reach({ sites, countries, clusters, divisions, managersOnly }: Values) {
  const audience = { sites, countries, clusters, divisions, managersOnly };
  const { data, error, refetch, isFetching } = useQuery(
    callQuery('announcementreach', { audience }, { errors: 'screen' }),
  );
  if (error) return <Failed error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  return <p role="status">{data ? say(texts.reaches, { count: data.people }) : say(texts.counting)}</p>;
}

function Failed({ error, isAsking, onRetry }: { error: Error; isAsking: boolean; onRetry: () => void }) {
  useFocusCaught();
  return (
    <FailureNote>
      {errorWords(error)}
      <Button size="xs" variant="default" isWaiting={isAsking} onClick={onRetry}>
        {say(common.tryAgain)}
      </Button>
    </FailureNote>
  );
}

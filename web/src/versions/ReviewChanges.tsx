import { saveprogramme, tryprogramme } from '@laurel/contract/calls/versions';
import { programmeReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords, formErrorsOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { alone } from '#asking/alone.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Differences } from '#changes/Differences.tsx';
import { Examples } from '#changes/Examples.tsx';
import { errorsIn } from '#form/check.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { anyWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { navigate } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useFocusCaught } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { fewPaths } from '../few-paths.ts';
import { illustrations, paths } from '../paths.ts';
import classes from './Programme.module.css';
import { sectionOf } from './sections.ts';
import * as texts from './texts.ts';
import type { Editing, Outcome } from './use-editing.ts';

type Trial = CallOutput<'tryprogramme'>;

interface ReviewProps {
  editing: Editing;
  onSaved: (outcome: Outcome) => void;
}

/** What would be otherwise, what it means, and from when: seen before it is saved. */
export function ReviewChanges({ editing, onSaved }: ReviewProps) {
  useFocusCaught();
  const { draft, hasChanges } = editing;
  const [day, setDay] = useState<string>();
  const trial = useTrial(editing, day);
  if (!hasChanges)
    return (
      <EmptyState
        illustration={illustrations.emptyList}
        words={say(texts.nothingChanged)}
        action={<ButtonLink to={paths.programme}>{say(texts.toProgramme)}</ButtonLink>}
      />
    );
  const { data, error } = trial;
  return (
    <div className={layout.stack}>
      {error && !isOfDay(error) ? <NotTried trial={trial} /> : null}
      {!data && !error ? <SkeletonRows rows={4} height={6} /> : null}
      {data ? <Found trial={data} /> : null}
      {data || (error && isOfDay(error)) ? (
        <SaveForm
          key={draft.basedOn}
          editing={editing}
          trial={data}
          dayError={error ? formErrorsOf(error).from : undefined}
          onDay={setDay}
          onSaved={onSaved}
        />
      ) : null}
    </div>
  );
}

function isOfDay(error: unknown): boolean {
  return formErrorsOf(error).from !== undefined;
}

/** Tries what is changed; what is wrong with it is told at its fields, to which the page goes. */
function useTrial({ draft, setErrors }: Editing, day: string | undefined) {
  const input = { parts: draft.parts, ...(day ? { from: day } : {}) };
  const wrong = errorsIn(tryprogramme, input);
  const isRight = Object.keys(wrong).length === 0;
  const trial = useQuery({
    ...callQuery('tryprogramme', input, { errors: 'screen', staleTime: 0 }),
    enabled: isRight,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const errors = isRight ? formErrorsOf(trial.error) : wrong;
  const found = JSON.stringify(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they say
  useEffect(() => {
    const [section] = Object.keys(errors).flatMap((place) => sectionOf(place) ?? []);
    if (!section) return;
    setErrors(errors);
    void navigate(fewPaths.programmePart(section), { replace: true });
  }, [found]);
  return trial;
}

function NotTried({ trial: { error, isFetching, refetch } }: { trial: ReturnType<typeof useTrial> }) {
  return <NotRead {...{ error, isFetching, refetch }} own={say(texts.notTried)} compact />;
}

function Found({ trial: { differences, examples, quarter } }: { trial: Trial }) {
  const pointsName = useMember().pointsName || say(common.pointsWithin);
  return (
    <>
      <Card title={say(texts.whatChanges)}>
        <Differences label={say(texts.whatChanges)} differences={differences} />
      </Card>
      <Examples examples={examples} quarter={quarter} pointsName={pointsName} />
    </>
  );
}

interface SaveFormProps extends ReviewProps {
  trial: Trial | undefined;
  dayError: string | undefined;
  onDay: (day: string | undefined) => void;
}

interface Wish {
  when: 'now' | 'day';
  day: string;
  reason: string;
}

const rules = async () => saveprogramme;

/** From when, and why. */
function SaveForm({ editing, trial, dayError, onDay, onSaved }: SaveFormProps) {
  const { draft, discard } = editing;
  const form = useCallForm<'saveprogramme', Wish>({
    name: 'saveprogramme',
    rules,
    empty: () => ({ when: editing.base.standing === 'planned' ? 'day' : 'now', day: firstDay(editing), reason: '' }),
    inputOf: ({ when, day, reason }) => ({
      parts: draft.parts,
      basedOn: draft.basedOn,
      reason,
      ...(when === 'day' ? { from: day } : {}),
    }),
    instead: alone,
    errors: 'screen',
    onSent: async ({ message, second }) => {
      discard();
      await navigate(fewPaths.programmePart(second ? 'behaviours' : 'history'), { replace: true });
      onSaved({ message, isAsked: second !== undefined });
    },
  });
  const { values, errors, failure, isSending } = form;
  const chosen = values.when === 'day' ? values.day : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the day alone
  useEffect(() => onDay(chosen || undefined), [chosen]);
  return (
    <Card title={say(texts.saveTitle)}>
      <form className={layout.stack} {...form.form}>
        <WhenFields wish={values} error={errors.from ?? dayError} onChange={form.change} />
        <CountedTextarea
          label={say(texts.why)}
          description={say(texts.whyHint)}
          required
          minRows={3}
          max={programmeReasonMax}
          value={values.reason}
          error={errors.reason}
          onChange={(reason) => form.change({ reason })}
        />
        <SecondNeeded trial={trial} />
        {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
        <div className={layout.row}>
          <Button type="submit" size="md" isWaiting={isSending} aria-disabled={editing.isLate}>
            {trial?.needsSecond && trial.seconds.count > 0 ? say(texts.askToConfirm) : say(texts.save)}
          </Button>
          <ButtonLink variant="default" size="md" to={paths.programme}>
            {say(texts.goOnChanging)}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}

function firstDay({ base }: Editing): string {
  return base.standing === 'planned' ? base.from.slice(0, 10) : '';
}

interface WhenFieldsProps {
  wish: Wish;
  error: string | undefined;
  onChange: (part: Partial<Wish>) => void;
}

function WhenFields({ wish: { when, day }, error, onChange }: WhenFieldsProps) {
  return (
    <div className={layout.list}>
      <Choice<Wish['when']>
        label={say(texts.fromWhen)}
        look="segments"
        offers={[
          { value: 'now', label: say(texts.atOnceChoice) },
          { value: 'day', label: say(texts.onDay) },
        ]}
        value={when}
        error={when === 'now' ? error : undefined}
        onChange={(next) => onChange({ when: next })}
      />
      {when === 'day' ? (
        <TextInput
          type="date"
          label={say(texts.day)}
          description={say(texts.midnight)}
          required
          className={classes.number}
          value={day}
          error={error}
          onChange={(event) => onChange({ day: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

/** Whether somebody else confirms it, and who. */
function SecondNeeded({ trial }: { trial: Trial | undefined }) {
  if (!trial) return null;
  const { needsSecond, seconds } = trial;
  if (!needsSecond) return <p>{say(texts.noSecond)}</p>;
  return (
    <Notice>
      <p>{seconds.count > 0 ? say(texts.asksSecond, { names: anyWords(seconds) }) : say(texts.nobodyElse)}</p>
    </Notice>
  );
}

import { budgetPeriodMax, budgetReasonMax, pointsMost } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { AskingDialog } from '#asking/AskingDialog.tsx';
import { alone } from '#asking/alone.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import type { Acting, Holder } from './acting.ts';
import { Preview } from './Preview.tsx';
import * as texts from './texts.ts';
import { Whom } from './Whom.tsx';

type Done = CallOutput<'changebudget'>;
type Wish = CallInput<'trybudget'>;

const rules = () => import('@laurel/contract/calls/budgets/changebudget').then(({ changebudget }) => changebudget);

/** One act: with whose pots, how much, what each has before and after, why; then it is done, or waits for a second person. */
export function ActDialog({ acting, onClose }: { acting: Acting; onClose: () => void }) {
  return (
    <AskingDialog title={say(texts.actTitle, { kind: acting.kind })} size="lg" onClose={onClose}>
      {(onDone) => <ActForm acting={acting} onDone={onDone} onClose={onClose} />}
    </AskingDialog>
  );
}

interface Values {
  whom: 'all' | 'some';
  chosen: Holder[];
  points: string;
  /** Of what is taken back: so many, or all that is left. */
  howMany: 'some' | 'all';
  perReport: boolean;
  period: string;
  lastDay: string;
  carries: boolean;
  reason: string;
}

function emptyOf(acting: Acting): Values {
  const isOne = 'one' in acting;
  return {
    whom: isOne ? 'some' : 'all',
    chosen: isOne && acting.kind !== 'move' ? [acting.one] : [],
    points: '',
    howMany: 'some',
    perReport: false,
    period: 'all' in acting && acting.kind !== 'grant' ? (acting.all.filter.period ?? '') : '',
    lastDay: 'lotId' in acting ? (acting.lastDay ?? '') : '',
    carries: 'lotId' in acting ? acting.carries : false,
    reason: '',
  };
}

/** As the call has it; undefined while something is missing. */
function wishOf(acting: Acting, values: Values): Wish | undefined {
  const { whom, chosen, points: typed, howMany, perReport, period, lastDay, carries } = values;
  const points = Number(typed) || 0;
  const isWhole = points >= 1 && points <= pointsMost;
  const ids = chosen.map(({ memberId }) => memberId);
  const whose = whom === 'all' && 'all' in acting ? { filter: acting.all.filter } : { memberIds: ids };
  const isMeant = whom === 'all' || ids.length > 0;
  const ends = { lastDay: lastDay || null, carries };
  switch (acting.kind) {
    case 'grant':
      return isMeant && isWhole && period.trim()
        ? { kind: 'grant', ...whose, points, perReport, period: period.trim(), ...ends }
        : undefined;
    case 'move':
      return ids[0] && isWhole ? { kind: 'move', fromId: acting.one.memberId, toId: ids[0], points } : undefined;
    case 'takeBack': {
      const ofPeriod = period ? { period } : {};
      if (!isMeant || (howMany === 'some' && !isWhole)) return undefined;
      return { kind: 'takeBack', ...whose, ...ofPeriod, points: howMany === 'all' ? null : points };
    }
    case 'change':
      if (!isMeant) return undefined;
      if ('lotId' in acting) return { kind: 'change', ...whose, lotId: acting.lotId, ...ends };
      return { kind: 'change', ...whose, ...(period && { period }), ...ends };
  }
}

interface ActFormProps {
  acting: Acting;
  onDone: (done: Done) => void;
  onClose: () => void;
}

function ActForm({ acting, onDone, onClose }: ActFormProps) {
  const form = useCallForm({
    name: 'changebudget',
    rules,
    empty: () => emptyOf(acting),
    key: `changebudget.${acting.kind}`,
    inputOf: (values) => ({
      ...(wishOf(acting, values) ?? unfinished(acting, values)),
      reason: values.reason.trim(),
      seen: { people: preview?.people ?? 0, points: preview?.points ?? 0 },
    }),
    instead: alone,
    onSent: onDone,
  });
  const { values, errors, failure, isSending, change } = form;
  const asked = JSON.stringify(wishOf(acting, values) ?? null);
  const { rested } = useRested(asked);
  const wish: Wish | null = JSON.parse(rested);
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('trybudget', wish as Wish, { errors: 'screen', staleTime: 0 }),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  });
  const preview = wish === null ? undefined : data?.preview;
  const isAsTyped = rested === asked && !isPlaceholderData;
  return (
    <Decision
      form={form.form}
      deed={say(texts.actDeed, { kind: acting.kind, points: preview?.points ?? 0 })}
      isWaiting={isSending || (asked !== 'null' && !isAsTyped)}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      <Whom acting={acting} values={values} error={errors.memberIds ?? errors.toId} onChange={change} />
      <Fields acting={acting} values={values} errors={errors} change={change} />
      {error && wish !== null ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {wish !== null && !preview && !error ? <SkeletonRows rows={3} /> : null}
      {preview && !error ? <Preview kind={acting.kind} preview={preview} isTurning={!isAsTyped} /> : null}
      <CountedTextarea
        label={say(common.reason)}
        description={say(texts.reasonIsRead)}
        required
        max={budgetReasonMax}
        minRows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
    </Decision>
  );
}

/** What is missing is said by the call's own schema, below its field. */
function unfinished(acting: Acting, { chosen, points, period, lastDay, carries, perReport }: Values): object {
  const ids = chosen.map(({ memberId }) => memberId);
  if (acting.kind === 'move') {
    return { kind: 'move', fromId: acting.one.memberId, toId: ids[0], points: Number(points) || 0 };
  }
  const whose = 'all' in acting && ids.length === 0 ? { filter: acting.all.filter } : { memberIds: ids };
  const ends = { lastDay: lastDay || null, carries };
  if (acting.kind === 'grant') {
    return { kind: 'grant', ...whose, points: Number(points) || 0, perReport, period: period.trim(), ...ends };
  }
  if (acting.kind === 'takeBack') return { kind: 'takeBack', ...whose, points: Number(points) || 0 };
  return { kind: 'change', ...whose, ...ends };
}

interface FieldsProps {
  acting: Acting;
  values: Values;
  errors: Record<string, string>;
  change: (part: Partial<Values>) => void;
}

function Fields({ acting, values, errors, change }: FieldsProps) {
  const { kind } = acting;
  return (
    <>
      {kind === 'takeBack' ? (
        <Choice<Values['howMany']>
          label={say(texts.howMany)}
          look="segments"
          offers={[
            { value: 'some', label: say(texts.soMany) },
            { value: 'all', label: say(texts.allLeft) },
          ]}
          value={values.howMany}
          onChange={(howMany) => change({ howMany })}
        />
      ) : null}
      {kind === 'change' || (kind === 'takeBack' && values.howMany === 'all') ? null : (
        <TextInput
          label={say(kind === 'move' ? common.points : texts.pointsEach)}
          required
          data-autofocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(pointsMost).length}
          value={values.points}
          error={errors.points}
          onChange={(event) => change({ points: event.currentTarget.value })}
        />
      )}
      {kind === 'grant' ? (
        <>
          <Checkbox
            label={say(texts.perReport)}
            checked={values.perReport}
            onChange={(event) => change({ perReport: event.currentTarget.checked })}
          />
          <TextInput
            label={say(texts.period)}
            description={say(texts.periodHint)}
            required
            autoComplete="off"
            maxLength={budgetPeriodMax}
            value={values.period}
            error={errors.period}
            onChange={(event) => change({ period: event.currentTarget.value })}
          />
        </>
      ) : null}
      {kind === 'grant' || kind === 'change' ? <Ends values={values} error={errors.lastDay} change={change} /> : null}
    </>
  );
}

function Ends({ values, error, change }: { values: Values; error: string | undefined; change: FieldsProps['change'] }) {
  return (
    <>
      <TextInput
        type="date"
        label={say(texts.lastDay)}
        description={say(texts.lastDayHint)}
        value={values.lastDay}
        error={error}
        onChange={(event) => change({ lastDay: event.currentTarget.value })}
      />
      {values.lastDay ? (
        <Choice<'return' | 'stay'>
          label={say(texts.whatThen)}
          look="segments"
          offers={[
            { value: 'return', label: say(texts.goesBack) },
            { value: 'stay', label: say(texts.stays) },
          ]}
          value={values.carries ? 'stay' : 'return'}
          onChange={(then) => change({ carries: then === 'stay' })}
        />
      ) : null}
    </>
  );
}

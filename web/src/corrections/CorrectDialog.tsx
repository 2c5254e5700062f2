import type { Correctable, CorrectionPreview } from '@laurel/contract/calls/corrections';
import { correctionReasonMax, pointsMost } from '@laurel/contract/limits';
import { accountWords, correctionWords } from '@laurel/contract/programme/correction-words';
import type { MemberAccount } from '@laurel/contract/rules/correction-kinds';
import { say } from '@laurel/contract/say';
import { IconCoins, IconRepeat } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { AskingDialog } from '#asking/AskingDialog.tsx';
import { alone } from '#asking/alone.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { Preview } from './Preview.tsx';
import * as texts from './texts.ts';

/** Whose points, and what of them is reversed; without it they are credited or debited. */
export interface Correcting {
  what?: Correctable;
  memberId: string;
  memberName: string;
}

type Done = CallOutput<'correct'>;
type Wish = CallInput<'trycorrection'>;

const rules = () => import('@laurel/contract/calls/corrections').then(({ correct }) => correct);

/** One correction: what it is, what everybody has before and after, why; then it is done, or waits for a second person. */
export function CorrectDialog({ onClose, ...correcting }: Correcting & { onClose: () => void }) {
  return (
    <AskingDialog title={titleOf(correcting)} size="lg" openerGoes onClose={onClose}>
      {(onDone) => <CorrectForm correcting={correcting} onDone={onDone} onClose={onClose} />}
    </AskingDialog>
  );
}

function titleOf({ what, memberName: name }: Correcting): string {
  if (!what) return say(texts.bookTitle, { name });
  if (what.kind === 'card') return say(texts.withdrawTitle);
  return say(what.kind === 'forfeit' ? texts.restoreTitle : texts.takeBackTitle);
}

interface Values {
  /** Of an award to several: from whom it is taken back. */
  whom: 'one' | 'all';
  direction: 'credit' | 'debit';
  account: MemberAccount;
  points: string;
  /** What was spent stays as it is, or becomes a debt. */
  rest: 'stays' | 'debt';
  reason: string;
}

const empty: Values = { whom: 'all', direction: 'credit', account: 'wallet', points: '', rest: 'stays', reason: '' };

interface CorrectFormProps {
  correcting: Correcting;
  onDone: (done: Done) => void;
  onClose: () => void;
}

function CorrectForm({ correcting, onDone, onClose }: CorrectFormProps) {
  const { what, memberId } = correcting;
  const form = useCallForm({
    name: 'correct',
    rules,
    empty,
    key: `correct.${memberId}.${what?.kind ?? ''}.${what?.subjectId ?? ''}`,
    inputOf: (values) => ({
      ...wishOf(correcting, values),
      reason: values.reason.trim(),
      seen: preview?.points ?? 0,
      ...(values.rest === 'debt' && { seenOwed: preview?.owed ?? 0 }),
    }),
    instead: alone,
    onSent: onDone,
  });
  const { values, errors, failure, isSending, change } = form;
  const { rested } = useRested(values.points);
  const wish = wishOf(correcting, { ...values, points: rested });
  const isComplete = !('points' in wish) || (wish.points >= 1 && wish.points <= pointsMost);
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('trycorrection', wish, { errors: 'screen', staleTime: 0 }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  const preview = isComplete ? data?.preview : undefined;
  const isAsTyped = rested === values.points && !isPlaceholderData;
  return (
    <Decision
      form={form.form}
      deed={deedWords(correcting, preview)}
      isWaiting={isSending || (isComplete && !isAsTyped)}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      {what ? (
        <Whom
          {...{ what, values, change }}
          name={correcting.memberName}
          hasOthers={values.whom === 'one' || (preview?.people.length ?? 0) > 1}
        />
      ) : (
        <Booking {...{ values, errors, change }} />
      )}
      {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {isComplete && !preview && !error ? <SkeletonRows rows={3} /> : null}
      {preview && !error && what?.kind !== 'card' ? <Preview preview={preview} isTurning={!isAsTyped} /> : null}
      <Rest preview={preview} values={values} change={change} />
      <CountedTextarea
        label={say(common.reason)}
        description={say(texts.reasonIsRead)}
        required
        max={correctionReasonMax}
        minRows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
    </Decision>
  );
}

function deedWords({ what }: Correcting, preview: CorrectionPreview | undefined): string {
  if (what?.kind === 'card') return say(texts.withdrawCard);
  const { points = 0, pointsAsked = 0 } = preview ?? {};
  return say(points < pointsAsked ? texts.correctPart : texts.correctPoints, { points });
}

function wishOf({ what, memberId }: Correcting, { whom, direction, account, points, rest }: Values): Wish {
  const asDebt = rest === 'debt' && { asDebt: true };
  if (!what) return { kind: direction, memberId, account, points: Number(points) || 0, ...asDebt };
  const isOne = what.kind === 'award' && what.side === 'received' && whom === 'one';
  return { kind: what.kind, subjectId: what.subjectId, ...(isOne && { memberId }), ...asDebt };
}

interface Filled {
  values: Values;
  change: (part: Partial<Values>) => void;
}

const sign = { 'aria-hidden': true, size: 22, stroke: 1.8 } as const;

/** Where something was spent, and the programme knows debts. */
function Rest({ preview, values, change }: Filled & { preview: CorrectionPreview | undefined }) {
  if (!preview?.couldOwe) return null;
  return (
    <Choice<Values['rest']>
      label={say(texts.whatOfRest, { points: preview.couldOwe })}
      look="cards"
      isWide
      offers={[
        {
          value: 'stays',
          label: say(texts.restStays),
          words: say(texts.restStaysWords),
          icon: <IconCoins {...sign} />,
        },
        { value: 'debt', label: say(texts.restDebt), words: say(texts.restDebtWords), icon: <IconRepeat {...sign} /> },
      ]}
      value={values.rest}
      onChange={(rest) => change({ rest })}
    />
  );
}

/** Of what somebody received together with others. */
function Whom({
  what,
  name,
  hasOthers,
  values,
  change,
}: Filled & { what: Correctable; name: string; hasOthers: boolean }) {
  const about = [what.value, what.withMember].filter((part) => part !== '').join(' · ');
  return (
    <>
      {about ? (
        <p className={words.soft} dir="auto">
          {about}
        </p>
      ) : null}
      {what.kind === 'award' && what.side === 'received' && hasOthers ? (
        <Choice<Values['whom']>
          label={say(texts.fromWhom)}
          look="pills"
          offers={[
            { value: 'all', label: say(texts.fromAll) },
            { value: 'one', label: say(texts.fromOne, { name }) },
          ]}
          value={values.whom}
          onChange={(whom) => change({ whom })}
        />
      ) : null}
    </>
  );
}

function Booking({ values, errors, change }: Filled & { errors: Record<string, string> }) {
  return (
    <div className={layout.stack}>
      <Choice<Values['direction']>
        label={say(texts.what)}
        look="segments"
        offers={[
          { value: 'credit', label: say(correctionWords.credit) },
          { value: 'debit', label: say(correctionWords.debit) },
        ]}
        value={values.direction}
        onChange={(direction) => change({ direction })}
      />
      <Choice<MemberAccount>
        label={say(texts.whichPoints)}
        look="pills"
        offers={(['wallet', 'pot'] as const).map((value) => ({ value, label: say(accountWords[value]) }))}
        value={values.account}
        error={errors.account}
        onChange={(account) => change({ account })}
      />
      <TextInput
        label={say(common.points)}
        required
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(pointsMost).length}
        value={values.points}
        error={errors.points}
        onChange={(event) => change({ points: event.currentTarget.value })}
      />
    </div>
  );
}

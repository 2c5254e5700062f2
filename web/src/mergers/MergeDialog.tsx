import type { MergerPreview } from '@laurel/contract/calls/mergers';
import { mergerReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconUserCheck, IconUserMinus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { AskingDialog } from '#asking/AskingDialog.tsx';
import { alone } from '#asking/alone.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { anyWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { Account } from './Account.tsx';
import { OtherAccount, sideName, sideWords } from './OtherAccount.tsx';
import * as texts from './texts.ts';

type Done = CallOutput<'merge'>;

const rules = () => import('@laurel/contract/calls/mergers').then(({ merge }) => merge);

interface MergeDialogProps {
  memberId: string;
  name: string;
  onClose: () => void;
}

/** Which other account, which of the two stays, and what moves; then it is done, or waits for a second person. */
export function MergeDialog({ memberId, name, onClose }: MergeDialogProps) {
  return (
    <AskingDialog title={say(texts.title)} size="lg" openerGoes onClose={onClose}>
      {(onDone) => <MergeForm memberId={memberId} name={name} onDone={onDone} onClose={onClose} />}
    </AskingDialog>
  );
}

interface Values {
  otherId: string;
  /** '': who signed on last, as the server has it. */
  staysId: string;
  reason: string;
}

function MergeForm({ memberId, name, onDone, onClose }: MergeDialogProps & { onDone: (done: Done) => void }) {
  const form = useCallForm<'merge', Values>({
    name: 'merge',
    rules,
    empty: { otherId: '', staysId: '', reason: '' },
    key: `merge.${memberId}`,
    inputOf: ({ reason }) => ({
      ...{ staysId: preview?.stays.memberId ?? '', doubledId: preview?.doubled.memberId ?? '' },
      ...{ reason: reason.trim(), seen: preview?.stamp ?? '' },
    }),
    instead: alone,
    errors: 'screen',
    onSent: onDone,
  });
  const { values, errors, failure, isSending, change } = form;
  const { otherId, staysId } = values;
  const asked: CallInput<'trymerger'> = { memberId, otherId, ...(staysId && { staysId }) };
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('trymerger', asked, { errors: 'screen', staleTime: 0 }),
    enabled: otherId !== '',
    placeholderData: keepPreviousData,
  });
  const preview: MergerPreview | undefined = otherId === '' || error ? undefined : data?.preview;
  return (
    <Decision
      about={<p>{say(texts.about)}</p>}
      form={form.form}
      deed={say(texts.deed)}
      isFinal
      isWaiting={isSending || isPlaceholderData}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      <OtherAccount
        {...{ memberId, name, otherId, error: errors.doubledId ?? errors.staysId }}
        onChange={(chosen) => change({ otherId: chosen, staysId: '' })}
      />
      {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {otherId !== '' && !preview && !error ? <SkeletonRows rows={5} /> : null}
      {preview ? (
        <Shown preview={preview} isTurning={isPlaceholderData} onStays={(stays) => change({ staysId: stays })} />
      ) : null}
      {preview ? (
        <CountedTextarea
          label={say(common.reason)}
          description={say(texts.reasonIsKept)}
          required
          max={mergerReasonMax}
          minRows={2}
          value={values.reason}
          error={errors.reason}
          onChange={(reason) => change({ reason })}
        />
      ) : null}
    </Decision>
  );
}

interface ShownProps {
  preview: MergerPreview;
  isTurning: boolean;
  onStays: (memberId: string) => void;
}

/** The two, of which one stays, and the whole account. */
function Shown({ preview, isTurning, onStays }: ShownProps) {
  const { stays, doubled, account, seconds } = preview;
  // The same order, whichever stays.
  const both = [stays, doubled].toSorted((a, b) => (a.memberNumber < b.memberNumber ? -1 : 1));
  return (
    <>
      <Choice
        label={say(texts.whoStays)}
        look="cards"
        isWide
        offers={both.map((side) => ({
          ...{ value: side.memberId, label: sideName(side), words: sideWords(side) },
          icon: side === stays ? <IconUserCheck aria-hidden /> : <IconUserMinus aria-hidden />,
        }))}
        value={stays.memberId}
        onChange={onStays}
      />
      <Account account={account} stays={stays.memberNumber} doubled={doubled.memberNumber} isTurning={isTurning} />
      <p>{say(texts.afterwards, { number: doubled.memberNumber })}</p>
      <Notice tone="quiet">
        {seconds.count > 0 ? say(texts.needsSecond, { names: anyWords(seconds) }) : say(texts.nobodyToConfirm)}
      </Notice>
    </>
  );
}

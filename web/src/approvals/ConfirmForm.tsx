import type { Approval } from '@laurel/contract/approvals';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { namesWords } from '#lib/names.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import type { ActFormProps } from './act.ts';
import { askingWords, changesWords, deedWords } from './approval-words.ts';

/** Repeats in words what is done by it. */
export function ConfirmForm({ approval, onDone, onClose }: ActFormProps) {
  const { approvalId, askedByMember } = approval;
  const pointsName = useMember().pointsName || 'Points';
  const confirm = useCallMutation('confirmapproval', {
    send: () => call('confirmapproval', { approvalId }),
    errors: 'screen',
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <>
      <div className={layout.stack}>
        <p>
          <Deed approval={approval} pointsName={pointsName} />
        </p>
        <p>
          It is done at once, in the name of <strong dir="auto">{askedByMember}</strong>, and cannot be taken back here.
        </p>
      </div>
      {confirm.error ? <FailureNote>{errorWords(confirm.error)}</FailureNote> : null}
      <div className={`${layout.row} ${layout.last}`}>
        <Button variant="default" size="md" aria-disabled={confirm.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button data-autofocus size="md" isWaiting={confirm.isPending} onClick={() => confirm.mutate()}>
          {deedWords(approval, pointsName)}
        </Button>
      </div>
    </>
  );
}

function Deed({ approval: { award, idea, file }, pointsName }: { approval: Approval; pointsName: string }) {
  if (award) {
    const { recipients, pointsEach, pointsTotal } = award;
    return (
      <>
        <bdi>{namesWords(recipients)}</bdi> {plural(recipients.count, { one: 'gets', other: 'get' })}{' '}
        <strong>
          {formatPoints(pointsEach)} {pointsName}
        </strong>
        {plural(recipients.count, { one: '.', other: ` each, ${formatPoints(pointsTotal)} in all.` })}
      </>
    );
  }
  if (idea) {
    return (
      <>
        <bdi>{idea.byMember}</bdi> gets{' '}
        <strong>
          {formatPoints(idea.points)} {pointsName}
        </strong>{' '}
        for the idea “<bdi>{idea.title}</bdi>”.
      </>
    );
  }
  if (!file) return null;
  return (
    <>
      All of <strong dir="auto">{file.fileName}</strong> is applied: {changesWords(file)}. {askingWords(file.asked)}
    </>
  );
}

import type { Approval } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';

import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { namesWords } from '#lib/names.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { strong, strongName } from '#ui/layout/tags.tsx';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { AskedTitle } from './AskedTitle.tsx';
import type { ActFormProps } from './act.ts';
import { askingWords, changesWords, deedWords } from './approval-words.ts';
import * as texts from './texts.ts';

/** Repeats in words what is done by it. */
export function ConfirmForm({ approval, onDone, onClose }: ActFormProps) {
  const { approvalId, askedByMember } = approval;
  const pointsName = useMember().pointsName || say(common.points);
  const confirm = useCallMutation('confirmapproval', {
    send: () => call('confirmapproval', { approvalId }),
    errors: 'screen',
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <Decision
      about={
        <>
          <p>
            <Deed approval={approval} pointsName={pointsName} />
          </p>
          <p>
            {goesOn(approval) ? say(texts.goesOn) : rich(texts.doneInName, { name: askedByMember, strong: strongName })}
          </p>
        </>
      }
      deed={goesOn(approval) ? say(texts.confirmStep) : deedWords(approval, pointsName)}
      isWaiting={confirm.isPending}
      failure={confirm.error ? errorWords(confirm.error) : undefined}
      onDo={() => confirm.mutate()}
      onAway={onClose}
    />
  );
}

/** Whether somebody else has a word after the reader's: of the same step, or of the next. */
function goesOn({ steps }: Approval): boolean {
  return steps.some(({ state, all, people }) => state === 'ahead' || (state === 'now' && all && people.count > 1));
}

function Deed({ approval, pointsName }: { approval: Approval; pointsName: string }) {
  const { award, idea, file, programme, correction, pots, merger } = approval;
  if (award) {
    const { recipients, pointsEach, pointsTotal } = award;
    return rich(texts.gets, {
      count: recipients.count,
      names: namesWords(recipients),
      points: pointsEach,
      total: pointsTotal,
      pointsName: pointsNamed(pointsEach, pointsName),
      ...tags,
    });
  }
  if (idea) {
    const { byMember, points, title } = idea;
    return rich(texts.getsForIdea, {
      name: byMember,
      points,
      pointsName: pointsNamed(points, pointsName),
      title,
      ...tags,
    });
  }
  if (correction || pots || merger) return <AskedTitle approval={approval} />;
  if (programme) return say(texts.programmeChange);
  if (!file) return null;
  return (
    <>
      {rich(texts.allApplied, { file: file.fileName, changes: changesWords(file), strong: strongName })}{' '}
      {askingWords(file.asked)}
    </>
  );
}

const tags = { strong };

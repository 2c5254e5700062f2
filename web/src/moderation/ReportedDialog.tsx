import { decisions } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { Reported } from './Reported.tsx';
import { TalkForm } from './TalkForm.tsx';
import * as texts from './texts.ts';

interface ReportedDialogProps {
  caseId: string;
  mayChange: boolean;
  onOpen: (caseId: string) => void;
  onClose: () => void;
}

/** One reported card or comment: how it looks, who reported it and why, and what is decided. */
export function ReportedDialog({ caseId, mayChange, onOpen, onClose }: ReportedDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('reportedone', { caseId }, { errors: 'screen', staleTime: 0 }),
  );
  const mayDecide = mayChange && data !== undefined && !data.isOwn;
  return (
    <Dialog title={titleOf(data)} size="lg" shape="sheet" holdsWords onClose={onClose}>
      {data ? (
        <div className={layout.stack}>
          <Reported one={data} onOpen={onOpen} />
          {data.isOwn ? <p>{say(texts.own, { of: data.of })}</p> : null}
          {mayDecide ? <Decide one={data} /> : null}
          {mayDecide ? <TalkForm caseId={caseId} of={data.of} isOfCompany={data.from.memberId === ''} /> : null}
        </div>
      ) : null}
      {!data && error ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!data && !error ? <SkeletonRows rows={5} /> : null}
    </Dialog>
  );
}

/** By its number, once it is read. */
function titleOf(one: CallOutput<'reportedone'> | undefined): string {
  if (!one) return say(common.reportedContent);
  return say(texts.number, { of: one.of, id: numberOf(one) });
}

type Way = CallInput<'decidecase'>['way'];

function Decide({ one: { caseId, revision, state } }: { one: CallOutput<'reportedone'> }) {
  const decide = useCallMutation('decidecase', {
    send: (way: Way) => call('decidecase', { caseId, revision, way }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
  });
  const ways = (['keep', 'hide', 'show'] as const).filter((way) => decisions[way].includes(state));
  return (
    <section className={layout.stack} aria-label={say(texts.decision)}>
      {decide.error ? <FailureNote>{errorWords(decide.error)}</FailureNote> : null}
      <div className={layout.row}>
        {ways.map((way) => (
          <Button
            key={way}
            variant={way === 'hide' ? 'danger' : 'default'}
            aria-disabled={decide.isPending}
            isWaiting={decide.isPending && decide.variables === way}
            onClick={() => decide.mutate(way)}
          >
            {say(texts.decide, { way })}
          </Button>
        ))}
      </div>
    </section>
  );
}

function numberOf(one: CallOutput<'reportedone'>): string {
  if (one.of === 'comment') return one.commentId;
  if (one.of === 'signature') return one.signatureId;
  return (one.of === 'card' ? one.cardId : one.ideaId) ?? '';
}

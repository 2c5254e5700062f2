import type { HistoryRow } from '@laurel/contract/calls/feeds';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ChangeList, Counts } from './ChangeList.tsx';
import * as texts from './texts.ts';

interface FedDialogProps {
  row: HistoryRow;
  fedFileId: string;
  onClose: () => void;
}

/** A file that came by itself and waits: what it would do now, and whether it may. */
export function FedDialog({ row, fedFileId, onClose }: FedDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('feedpreview', { fedFileId }, { errors: 'screen', staleTime: 0 }),
  );
  const done = (words: string) => () => {
    notify(words);
    onClose();
  };
  const confirm = useCallMutation('confirmfeed', {
    send: () => call('confirmfeed', { fedFileId, confirm: data?.confirm ?? [] }),
    errors: 'screen',
    onSuccess: done(say(texts.fedDone)),
  });
  const decline = useCallMutation('declinefeed', {
    send: () => call('declinefeed', { fedFileId }),
    errors: 'screen',
    onSuccess: done(say(texts.fedDeclined)),
  });
  const failure = confirm.error ?? decline.error;
  return (
    <DecisionDialog title={say(texts.fedTitle, { name: row.source })} size="lg" onClose={onClose}>
      {data ? (
        <Decision
          about={
            <>
              {data.asks.map(({ confirm: ask, words }) => (
                <p key={ask}>{words}</p>
              ))}
              <Counts outcome={data} />
            </>
          }
          deed={say(texts.fedConfirm)}
          isFinal
          isWaiting={confirm.isPending}
          failure={failure ? errorWords(failure) : undefined}
          onAway={onClose}
          onDo={() => confirm.mutate()}
        >
          <ChangeList outcome={data} />
          <div>
            <Button variant="default" isWaiting={decline.isPending} onClick={() => decline.mutate()}>
              {say(texts.fedDecline)}
            </Button>
          </div>
        </Decision>
      ) : error ? (
        <NotRead {...{ error, isFetching, refetch }} compact />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </DecisionDialog>
  );
}

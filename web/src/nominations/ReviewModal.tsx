import type { DecidingNow } from '@laurel/contract/calls/nominations/nomget';
import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Decided, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { NominationDetails } from './NominationDetails.tsx';
import { type Done, RateForm } from './RateForm.tsx';
import { SaidByAll } from './SaidByAll.tsx';
import * as texts from './texts.ts';

interface ReviewModalProps {
  nomId: string;
  onClose: () => void;
}

export function ReviewModal({ nomId, onClose }: ReviewModalProps) {
  const [current, setCurrent] = useState(nomId);
  const [done, setDone] = useState<Done>();
  const { data } = useQuery(callQuery('nomget', { nomId: current }, { errors: 'screen' }));
  const next = (oldestId: string) => {
    setCurrent(oldestId);
    setDone(undefined);
  };
  return (
    <DecisionDialog
      title={say(done ? texts.thankYou : data?.nom.mayReview === false ? texts.nomination : texts.reviewTitle)}
      size="lg"
      shape="sheet"
      holdsWords={!done}
      // The button of a nomination that was just reviewed goes with the new list.
      openerGoes={done !== undefined}
      onClose={onClose}
    >
      {done ? (
        <Result done={done} onNext={next} onClose={onClose} />
      ) : (
        <NominationReview key={current} nomId={current} onDone={setDone} />
      )}
    </DecisionDialog>
  );
}

/** One of them, as it is decided wherever it stands. */
export function Review({ nomId, onDone }: { nomId: string; onDone: (result: string) => void }) {
  return <NominationReview nomId={nomId} onDone={({ result }) => onDone(result)} />;
}

function NominationReview({ nomId, onDone }: { nomId: string; onDone: (done: Done) => void }) {
  const { data, error, refetch } = useQuery(callQuery('nomget', { nomId }, { errors: 'screen' }));
  if (error && !data) {
    return (
      <ErrorState
        compact
        illustration={illustrations.error}
        own={say(common.unexpectedError)}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} height={5} />;
  const { nom, said, deciding } = data;
  return (
    <>
      <NominationDetails nomination={nom} />
      <SaidByAll said={said} />
      {deciding ? <Together deciding={deciding} /> : null}
      {nom.mayReview ? <Deciding nomination={nom} deciding={deciding} onDone={onDone} /> : null}
    </>
  );
}

interface DecidingProps {
  nomination: NominationRow;
  deciding: DecidingNow | null;
  onDone: (done: Done) => void;
}

/** To be rated or declined. */
function Deciding({ nomination, deciding, onDone }: DecidingProps) {
  const [declines, setDeclines] = useState(false);
  if (declines) return <DeclineForm nomId={nomination.nomId} onDone={onDone} onBack={() => setDeclines(false)} />;
  return (
    <RateForm
      nomination={nomination}
      deciding={deciding}
      onDone={onDone}
      onDecline={nomination.reviewIsDone ? undefined : () => setDeclines(true)}
    />
  );
}

/** How several decide about it, and how far they are. */
function Together({ deciding: { by, said, people, isChair } }: { deciding: DecidingNow }) {
  const isOwn = by === 'chair' && isChair;
  return (
    <Notice tone="quiet">
      <p>{isOwn ? say(texts.youDecide, { said }) : say(texts.decideTogether, { by, said, people })}</p>
    </Notice>
  );
}

interface ResultProps {
  done: Done;
  onNext: (nomId: string) => void;
  onClose: () => void;
}

/** What was done, or waits for others; the nomination that waits longest is one key away. */
function Result({ done: { result, second }, onNext, onClose }: ResultProps) {
  const { data } = useQuery(callQuery('waiting', {}, { errors: 'screen', staleTime: 0 }));
  const waiting = data?.nominations;
  return (
    <Decided words={result} picture={second ? null : <Picture src={illustrations.success} width={224} height={160} />}>
      {waiting?.oldestId ? (
        <Button autoFocus size="md" onClick={() => onNext(waiting.oldestId)}>
          {say(texts.nextWaiting, { count: waiting.count })}
        </Button>
      ) : null}
      {second ? <ToApprovals variant={waiting?.oldestId ? 'default' : 'filled'} /> : null}
      <Button autoFocus variant="default" size="md" onClick={onClose}>
        {say(common.close)}
      </Button>
    </Decided>
  );
}

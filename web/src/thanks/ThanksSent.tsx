import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import { SentFacts } from '#giving/SentFacts.tsx';
import * as common from '#lib/texts.ts';
import { NominationSent } from '#outcomes/NominationSent.tsx';
import { recipientName } from '#picker/recipient.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { Decided } from '#ui/overlays/DecisionDialog.tsx';
import { TakeBack } from '#undoing/TakeBack.tsx';
import classes from './Thanks.module.css';
import * as texts from './texts.ts';
import type { SentThanks } from './thanks-form.ts';

interface ThanksSentProps {
  sent: SentThanks;
  onAnother: () => void;
  onClose: () => void;
}

/** What became of it, the way to take it back, and to the next. */
export function ThanksSent({ sent, onAnother, onClose }: ThanksSentProps) {
  const [takenBack, setTakenBack] = useState('');
  const onwards = (
    <>
      <Button autoFocus size="md" onClick={onAnother}>
        {say(texts.another)}
      </Button>
      <Button size="md" variant="default" onClick={onClose}>
        {say(common.close)}
      </Button>
    </>
  );
  if (takenBack)
    return (
      <Decided key="back" words={takenBack}>
        {onwards}
      </Decided>
    );
  if (sent.kind === 'nomination')
    return (
      <>
        <div role="status">
          <NominationSent answer={sent.answer} names={sent.members.map(recipientName)} />
        </div>
        <div className={`${layout.row} ${classes.onwards}`}>{onwards}</div>
      </>
    );
  const { second, takeBack, message } = sent.answer;
  return (
    <Decided words={message}>
      {second ? <ToApprovals variant="default" /> : <Given sent={sent} />}
      {takeBack ? <TakeBack takeBack={takeBack} onDone={setTakenBack} /> : null}
      <div className={`${layout.row} ${classes.onwards}`}>{onwards}</div>
    </Decided>
  );
}

function Given({ sent }: { sent: Exclude<SentThanks, { kind: 'nomination' }> }) {
  return (
    <div className={classes.facts}>
      <SentFacts kind={sent.kind} sent={sent} />
    </div>
  );
}

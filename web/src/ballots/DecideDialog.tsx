import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { ballotWordsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { type Details, Nominees } from './Nominees.tsx';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/ballots/ballotdecide').then(({ ballotdecide }) => ballotdecide);

interface DecideDialogProps {
  ballot: Ballot;
  Details: Details;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Names the winner between equals, and says why. */
export function DecideDialog({ ballot, Details, onDone, onClose }: DecideDialogProps) {
  const { ballotId } = ballot;
  const form = useCallForm({
    name: 'ballotdecide',
    rules,
    empty: { lineId: '', words: '' },
    draft: { place: `ballotdecide.${ballotId}`, isBegun: ({ words }) => words.trim() !== '' },
    key: `ballotdecide.${ballotId}`,
    inputOf: (filled) => ({ ballotId, lineId: filled.lineId, words: filled.words.trim() }),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
    afterwards: onClose,
  });
  const { values, errors, failure, isSending, change } = form;
  return (
    <DecisionDialog title={say(texts.decide)} size="lg" onClose={onClose}>
      <Decision
        form={form.form}
        deed={say(texts.decideDeed)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <Nominees
          type="radio"
          label={say(texts.whoWins)}
          error={errors.lineId}
          nominees={ballot.entries.filter(({ isFirst }) => isFirst)}
          chosen={[values.lineId]}
          onChange={(lineId) => change({ lineId })}
          Details={Details}
        />
        <CountedTextarea
          label={say(texts.why)}
          description={say(texts.votersRead)}
          required
          minRows={3}
          max={ballotWordsMax}
          value={values.words}
          error={errors.words}
          onChange={(words) => change({ words })}
        />
      </Decision>
    </DecisionDialog>
  );
}

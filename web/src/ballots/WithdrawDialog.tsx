import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { ballotWordsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/ballots/ballotwithdraw').then(({ ballotwithdraw }) => ballotwithdraw);

interface WithdrawDialogProps {
  ballot: Ballot;
  onDone: (message: string) => void;
  onClose: () => void;
}

export function WithdrawDialog({ ballot: { ballotId }, onDone, onClose }: WithdrawDialogProps) {
  const form = useCallForm({
    name: 'ballotwithdraw',
    rules,
    empty: { words: '' },
    draft: { place: `ballotwithdraw.${ballotId}`, isBegun: ({ words }) => words.trim() !== '' },
    key: `ballotwithdraw.${ballotId}`,
    inputOf: ({ words }) => ({ ballotId, words: words.trim() }),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
    afterwards: onClose,
  });
  const { values, errors, failure, isSending, change } = form;
  return (
    <DecisionDialog title={say(texts.withdraw)} onClose={onClose}>
      <Decision
        form={form.form}
        about={<p>{say(texts.withdrawAbout)}</p>}
        deed={say(texts.withdrawDeed)}
        isFinal
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <CountedTextarea
          label={say(texts.whyWithdrawn)}
          description={say(texts.votersRead)}
          required
          autoFocus
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

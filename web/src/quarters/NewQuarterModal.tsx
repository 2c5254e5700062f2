import type { QuarterOffered } from '@laurel/contract/calls/quarters';
import { say } from '@laurel/contract/say';
import { IconCalendarPlus } from '@tabler/icons-react';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { spanWords } from './quarter-words.ts';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/quarters').then(({ addNewQuarter }) => addNewQuarter);

interface NewQuarterModalProps {
  offered: readonly QuarterOffered[];
  onAdded: (quarterId: string) => void;
  onClose: () => void;
}

/** One of the three quarters after the latest. */
export function NewQuarterModal({ offered, onAdded, onClose }: NewQuarterModalProps) {
  const form = useCallForm({
    name: 'addNewQuarter',
    rules,
    empty: { description: offered[0]?.description ?? '' },
    inputOf: ({ description }) => {
      const { description: _, ...quarter } = offered.find((one) => one.description === description) ?? {};
      return quarter;
    },
    errors: 'screen',
    onSent: ({ message, quarters }, { description }) => {
      notify(message);
      const added = quarters.find((quarter) => quarter.description === description);
      if (added) onAdded(added.nexusNomQuarterId);
    },
    afterwards: onClose,
  });
  const { values, error, isSending } = form;
  return (
    <DecisionDialog title={say(texts.newQuarter)} holdsWords={false} onClose={onClose}>
      <Decision
        form={form.form}
        deed={say(texts.addQuarter)}
        isWaiting={isSending}
        failure={error ? errorWords(error) : undefined}
        onAway={onClose}
      >
        <Choice
          label={say(texts.whichQuarter)}
          look="cards"
          isWide
          offers={offered.map((quarter) => ({
            value: quarter.description,
            label: quarter.description,
            words: spanWords(quarter),
            icon: <IconCalendarPlus aria-hidden size={26} stroke={1.6} />,
          }))}
          value={values.description}
          onChange={(description) => form.change({ description })}
        />
      </Decision>
    </DecisionDialog>
  );
}

import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/nominations/donexusnomreviewdecline').then(
    ({ donexusnomreviewdecline }) => donexusnomreviewdecline,
  );

interface DeclineFormProps {
  nomId: string;
  onDone: (done: CallOutput<'donexusnomreviewdecline'>) => void;
  onBack: () => void;
}

export function DeclineForm({ nomId, onDone, onBack }: DeclineFormProps) {
  const form = useCallForm({
    name: 'donexusnomreviewdecline',
    rules,
    empty: { motivation: '' },
    draft: { place: `decline.${nomId}`, isBegun: ({ motivation }) => motivation.trim() !== '' },
    key: `decline.${nomId}`,
    inputOf: ({ motivation }) => ({ nomId, motivation: motivation.trim() }),
    onSent: onDone,
  });
  const { values, errors, isSending } = form;
  return (
    <Decision
      form={form.form}
      deed={say(texts.decline)}
      isFinal
      isWaiting={isSending}
      away={say(texts.backToRating)}
      onAway={onBack}
    >
      <CountedTextarea
        label={say(common.whyDecline)}
        description={say(texts.whyDeclineHint)}
        required
        autoFocus
        minRows={4}
        max={programme().characters.decline}
        value={values.motivation}
        error={errors.motivation}
        onChange={(motivation) => form.change({ motivation })}
      />
    </Decision>
  );
}

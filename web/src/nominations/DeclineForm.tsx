import { declineMotivationMax } from '@laurel/contract/limits';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './ReviewModal.module.css';

const rules = () =>
  import('@laurel/contract/nominations').then(({ nominations }) => nominations.donexusnomreviewdecline);

interface DeclineFormProps {
  nomId: string;
  onDone: (result: string) => void;
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
    onSent: ({ result }) => onDone(result),
  });
  const { values, errors, isSending } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <CountedTextarea
        label="Why do you decline?"
        description="Declining is final: nothing is paid, and no card is sent."
        required
        autoFocus
        minRows={4}
        max={declineMotivationMax}
        value={values.motivation}
        error={errors.motivation}
        onChange={(motivation) => form.change({ motivation })}
      />
      <div className={classes.actions}>
        <Button type="submit" size="md" variant="danger" isWaiting={isSending}>
          Decline nomination
        </Button>
        <Button variant="default" size="md" aria-disabled={isSending} onClick={onBack}>
          Back to the rating
        </Button>
      </div>
    </form>
  );
}

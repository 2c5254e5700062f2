import { say } from '@laurel/contract/say';
import { RecipientField } from '#picker/RecipientField.tsx';
import type { SelectedRecipient } from '#picker/recipient.ts';
import * as texts from './texts.ts';

interface DelegateFieldProps {
  value: readonly SelectedRecipient[];
  error: string | undefined;
  onChange: (delegate: SelectedRecipient[]) => void;
}

/** Who stands in: one person of the directory. */
export function DelegateField({ value, error, onChange }: DelegateFieldProps) {
  return (
    <RecipientField
      single
      label={say(texts.delegate)}
      selectLabel={say(texts.choose)}
      title={say(texts.delegate)}
      listTitle={say(texts.delegate)}
      {...{ value, error, onChange }}
    />
  );
}

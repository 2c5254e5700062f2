import { say } from '@laurel/contract/say';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import layout from '#ui/layout/layout.module.css';
import { RecipientFace } from './RecipientFace.tsx';
import classes from './RecipientField.module.css';
import { recipientName, type SelectedRecipient } from './recipient.ts';
import * as texts from './texts.ts';

interface RecipientChipProps {
  recipient: SelectedRecipient;
  onRemove: () => void;
}

/** Somebody chosen, in a list of such, and the way to take them out. */
export function RecipientChip({ recipient, onRemove }: RecipientChipProps) {
  const name = recipientName(recipient);
  return (
    <li className={`${layout.surface} ${classes.chip}`}>
      <RecipientFace recipient={recipient} size={32} />
      <StackedText text={name} notes={recipient.isEntireDivision ? [] : [recipient.division]} />
      <IconButton label={say(texts.removeName, { name })} className={classes.remove} onClick={onRemove}>
        <IconX aria-hidden size={16} stroke={2} />
      </IconButton>
    </li>
  );
}

import { say } from '@laurel/contract/say';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { focusNear } from '#ui/focus/near.ts';
import words from '#ui/layout/words.module.css';
import { RecipientFace } from './RecipientFace.tsx';
import classes from './RecipientPicker.module.css';
import { recipientName, type SelectedRecipient } from './recipient.ts';
import * as texts from './texts.ts';

interface ChosenListProps {
  title: string;
  chosen: readonly SelectedRecipient[];
  onRemove: (recipient: SelectedRecipient, name: string) => void;
}

export function ChosenList({ title, chosen, onRemove }: ChosenListProps) {
  const section = useRef<HTMLElement>(null);
  const remove = (recipient: SelectedRecipient, index: number) => {
    onRemove(recipient, recipientName(recipient));
    // The focus stays where one works.
    requestAnimationFrame(() => focusNear(section.current?.querySelectorAll('button'), index, section.current));
  };
  return (
    <section className={classes.chosen} ref={section} tabIndex={-1} aria-labelledby="picker-chosen">
      <h3 id="picker-chosen" className={classes.chosenTitle}>
        {title} <Badge tone="done">{chosen.length}</Badge>
      </h3>
      {chosen.length === 0 ? (
        <p className={`${words.soft} ${classes.none}`}>{say(texts.nobodyYet)}</p>
      ) : (
        <ul className={classes.chosenList}>
          {chosen.map((recipient, index) => (
            <li key={recipient.memberId} className={classes.chosenRow}>
              <RecipientFace recipient={recipient} size={28} />
              <span className={classes.chosenName}>{recipientName(recipient)}</span>
              <IconButton
                label={say(texts.removeName, { name: recipientName(recipient) })}
                className={classes.remove}
                onClick={() => remove(recipient, index)}
              >
                <IconX aria-hidden size={16} stroke={2} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

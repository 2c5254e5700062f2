import { IconUsersGroup, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { focusNear } from '#ui/focus/focus.ts';
import classes from './RecipientPicker.module.css';
import { recipientName, type SelectedRecipient } from './recipient.ts';

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
        {title} <span className={classes.count}>{chosen.length}</span>
      </h3>
      {chosen.length === 0 ? (
        <p className={classes.none}>Nobody yet. Choose from the list.</p>
      ) : (
        <ul className={classes.chosenList}>
          {chosen.map((recipient, index) => (
            <li key={recipient.memberId} className={classes.chosenRow}>
              {recipient.isEntireDivision ? (
                <span className={classes.whole} data-small>
                  <IconUsersGroup aria-hidden size={16} stroke={1.8} />
                </span>
              ) : (
                <Avatar name={recipientName(recipient)} size={28} />
              )}
              <span className={classes.chosenName}>{recipientName(recipient)}</span>
              <IconButton
                label={`Remove ${recipientName(recipient)}`}
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

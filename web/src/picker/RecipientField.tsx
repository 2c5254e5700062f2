import { IconUserPlus, IconUsersGroup, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { late, whenIdle } from '#ui/states/late.tsx';
import classes from './RecipientField.module.css';
import type { PickerOptions } from './RecipientPicker.tsx';
import { recipientName, type SelectedRecipient } from './recipient.ts';
import { withoutRecipient } from './rules.ts';

const RecipientPicker = late(() => import('./RecipientPicker.tsx').then((m) => m.RecipientPicker));

export interface RecipientFieldProps extends PickerOptions {
  label: string;
  /** What the button says. */
  selectLabel?: string;
  value: readonly SelectedRecipient[];
  onChange: (recipients: SelectedRecipient[]) => void;
  error?: string | undefined;
}

/** The recipients of a form: who is chosen, and the button that opens the picker. */
export function RecipientField({
  label,
  selectLabel = 'Select…',
  value,
  onChange,
  error,
  ...options
}: RecipientFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // There before the click, also when the connection goes meanwhile.
  useEffect(() => whenIdle(RecipientPicker.ahead), []);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        {label}
        <span aria-hidden className={classes.star}>
          {' *'}
        </span>
      </legend>
      <div className={classes.row}>
        {value.length > 0 ? (
          <ul className={classes.chips}>
            {value.map((recipient) => (
              <li key={recipient.memberId}>
                <Chip
                  recipient={recipient}
                  onRemove={() => {
                    onChange(withoutRecipient(value, recipient.memberId));
                    focusOn(button.current);
                  }}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <Button
          ref={button}
          variant="soft"
          size="md"
          icon={<IconUserPlus aria-hidden size={18} stroke={1.8} />}
          data-error={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          aria-haspopup="dialog"
          className={classes.select}
          onClick={() => setOpen(true)}
        >
          {selectLabel}
        </Button>
      </div>
      {error ? (
        <p id={id} className={classes.error}>
          {error}
        </p>
      ) : null}
      {isOpen ? (
        <RecipientPicker {...options} chosen={value} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </fieldset>
  );
}

function Chip({ recipient, onRemove }: { recipient: SelectedRecipient; onRemove: () => void }) {
  const name = recipientName(recipient);
  return (
    <span className={classes.chip}>
      {recipient.isEntireDivision ? (
        <span className={classes.whole}>
          <IconUsersGroup aria-hidden size={18} stroke={1.8} />
        </span>
      ) : (
        <Avatar name={name} size={32} />
      )}
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {recipient.isEntireDivision ? null : <span className={classes.division}>{recipient.division}</span>}
      </span>
      <IconButton label={`Remove ${name}`} className={classes.remove} onClick={onRemove}>
        <IconX aria-hidden size={16} stroke={2} />
      </IconButton>
    </span>
  );
}

import { say } from '@laurel/contract/say';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { late, whenIdle } from '#ui/states/late.tsx';
import { RecipientChip } from './RecipientChip.tsx';
import classes from './RecipientField.module.css';
import type { PickerOptions } from './RecipientPicker.tsx';
import type { SelectedRecipient } from './recipient.ts';
import { withoutRecipient } from './rules.ts';
import * as texts from './texts.ts';

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
  selectLabel = say(texts.select),
  value,
  onChange,
  error,
  ...options
}: RecipientFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // There before the click, also when the connection goes meanwhile.
  useEffect(() => whenIdle(RecipientPicker.ahead), []);
  const remove = ({ memberId }: SelectedRecipient) => {
    onChange(withoutRecipient(value, memberId));
    focusOn(button.current);
  };
  return (
    <ChoiceFrame label={label} isRequired error={error}>
      {(errorId) => (
        <>
          <div className={layout.row}>
            {value.length > 0 ? (
              <ul className={classes.chips}>
                {value.map((recipient) => (
                  <RecipientChip key={recipient.memberId} recipient={recipient} onRemove={() => remove(recipient)} />
                ))}
              </ul>
            ) : null}
            <Button
              ref={button}
              variant="soft"
              size="md"
              icon={<IconUserPlus aria-hidden size={18} stroke={1.8} />}
              data-error={errorId ? true : undefined}
              aria-describedby={errorId}
              aria-haspopup="dialog"
              className={classes.select}
              onClick={() => setOpen(true)}
            >
              {selectLabel}
            </Button>
          </div>
          {isOpen ? (
            <RecipientPicker {...options} chosen={value} onChange={onChange} onClose={() => setOpen(false)} />
          ) : null}
        </>
      )}
    </ChoiceFrame>
  );
}

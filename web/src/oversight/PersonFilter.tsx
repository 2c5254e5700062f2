import { say } from '@laurel/contract/say';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { late } from '#ui/states/late.tsx';
import classes from './Oversight.module.css';
import * as texts from './texts.ts';

const RecipientPicker = late(() => import('#picker/RecipientPicker.tsx').then((m) => m.RecipientPicker));

interface PersonFilterProps {
  label: string;
  /** The id that is looked for; '' for everybody. */
  value: string;
  /** Who that is, as soon as the server has said so. */
  name: string | undefined;
  onChange: (memberId: string) => void;
}

/** Whom a list is about: anybody, or one person of the directory. */
export function PersonFilter({ label, value, name, onChange }: PersonFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const words = value === '' ? say(texts.anybody) : (name ?? '…');
  return (
    <ChoiceFrame label={label}>
      {() => (
        <span className={classes.person}>
          <Button
            ref={button}
            variant="soft"
            size="md"
            icon={<IconUserPlus aria-hidden size={18} stroke={1.8} />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {words}
          </Button>
          {value === '' ? null : (
            <IconButton
              label={say(texts.everybodyAgain, { label })}
              onClick={() => {
                onChange('');
                focusOn(button.current);
              }}
            >
              <IconX aria-hidden size={16} stroke={2} />
            </IconButton>
          )}
          {isOpen ? (
            <RecipientPicker
              single
              title={label}
              listTitle={say(texts.chosen)}
              chosen={[]}
              onChange={([one]) => {
                if (one) onChange(one.memberId);
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </span>
      )}
    </ChoiceFrame>
  );
}

import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { recipientName } from '#picker/recipient.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const RecipientPicker = late(() => import('#picker/RecipientPicker.tsx').then((m) => m.RecipientPicker));

interface ManagerFieldProps {
  label: string;
  /** In place of a name. */
  nobody: string;
  managerId: string | null;
  managerName: string;
  error: string | undefined;
  onChange: (part: { managerId: string | null; managerName: string }) => void;
}

/** One person of the directory, or nobody. */
export function ManagerField({ label, nobody, managerId, managerName, error, onChange }: ManagerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <ChoiceFrame label={label} error={error}>
      {(errorId) => (
        <>
          <div className={layout.row}>
            <strong>
              <bdi>{managerId ? managerName : nobody}</bdi>
            </strong>
            <Button
              ref={button}
              variant="soft"
              aria-haspopup="dialog"
              aria-describedby={errorId}
              data-error={errorId ? true : undefined}
              onClick={() => setOpen(true)}
            >
              {say(texts.chooseManager)}
            </Button>
            {managerId ? (
              <Button
                variant="default"
                onClick={() => {
                  onChange({ managerId: null, managerName: '' });
                  focusOn(button.current);
                }}
              >
                {nobody}
              </Button>
            ) : null}
          </div>
          {isOpen ? (
            <RecipientPicker
              single
              title={say(texts.chooseManager)}
              listTitle={label}
              chosen={[]}
              onChange={(chosen) => {
                const [one] = chosen;
                if (!one) return;
                onChange({ managerId: one.memberId, managerName: recipientName(one) });
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </>
      )}
    </ChoiceFrame>
  );
}

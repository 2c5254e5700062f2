import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { recipientName } from '#picker/recipient.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const RecipientPicker = late(() => import('#picker/RecipientPicker.tsx').then((m) => m.RecipientPicker));

interface OtherAccountProps {
  /** '' before one is chosen. */
  otherId: string;
  name: string;
  error: string | undefined;
  onChange: (chosen: { otherId: string; otherName: string }) => void;
}

/** The second account of the same person, of the directory. */
export function OtherAccount({ otherId, name, error, onChange }: OtherAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ChoiceFrame label={say(texts.otherOne)} isRequired error={error}>
      {(errorId) => (
        <div className={layout.row}>
          {otherId ? (
            <strong>
              <bdi>{name}</bdi>
            </strong>
          ) : null}
          <Button variant="soft" aria-haspopup="dialog" aria-describedby={errorId} onClick={() => setOpen(true)}>
            {say(otherId ? texts.chooseAnother : texts.chooseOther)}
          </Button>
          {isOpen ? (
            <RecipientPicker
              single
              title={say(texts.chooseOther)}
              listTitle={say(texts.otherOne)}
              chosen={[]}
              onChange={([one]) => {
                if (!one) return;
                onChange({ otherId: one.memberId, otherName: recipientName(one) });
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </div>
      )}
    </ChoiceFrame>
  );
}

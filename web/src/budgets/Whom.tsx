import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice, ChoiceFrame } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import type { Acting, Holder } from './acting.ts';
import * as texts from './texts.ts';

const RecipientPicker = late(() => import('#picker/RecipientPicker.tsx').then((m) => m.RecipientPicker));

interface Chosen {
  whom: 'all' | 'some';
  chosen: Holder[];
}

interface WhomProps {
  acting: Acting;
  values: Chosen;
  error: string | undefined;
  onChange: (part: Partial<Chosen>) => void;
}

/** With whose pots: all of the list, or some that are chosen; of a move, into whose pot. */
export function Whom({ acting, values: { whom, chosen }, error, onChange }: WhomProps) {
  if ('one' in acting && acting.kind !== 'move') {
    return (
      <p className={words.soft}>
        <bdi>{acting.one.name}</bdi>
      </p>
    );
  }
  if (acting.kind === 'move') {
    return (
      <>
        <p className={words.soft}>{say(texts.movedFrom, { name: acting.one.name })}</p>
        <Chooser single label={say(texts.intoWhose)} {...{ chosen, error, onChange }} />
      </>
    );
  }
  return (
    <>
      <Choice<Chosen['whom']>
        label={say(texts.whosePots)}
        look="segments"
        offers={[
          { value: 'all', label: say(texts.allOfList, { count: 'all' in acting ? acting.all.count : 0 }) },
          { value: 'some', label: say(texts.someChosen) },
        ]}
        value={whom}
        onChange={(next) => onChange({ whom: next })}
      />
      {whom === 'some' ? <Chooser label={say(texts.managers)} {...{ chosen, error, onChange }} /> : null}
    </>
  );
}

interface ChooserProps extends Pick<WhomProps, 'error' | 'onChange'> {
  label: string;
  single?: boolean;
  chosen: Holder[];
}

function Chooser({ label, single = false, chosen, error, onChange }: ChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<Parameters<Parameters<typeof RecipientPicker>[0]['onChange']>[0]>([]);
  return (
    <ChoiceFrame label={label} error={error}>
      {() => (
        <span className={layout.row}>
          <Button variant="soft" size="md" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say(chosen.length === 0 ? texts.choose : texts.chooseOthers)}
          </Button>
          <bdi>{chosen.map(({ name }) => name).join(', ')}</bdi>
          {isOpen ? (
            <RecipientPicker
              single={single}
              title={label}
              listTitle={label}
              chosen={picked}
              onChange={(all) => {
                const people = all.filter(({ isEntireDivision }) => !isEntireDivision);
                setPicked(people);
                onChange({
                  chosen: people.map(({ memberId, firstname, surname }) => ({
                    memberId,
                    name: `${firstname} ${surname}`,
                  })),
                });
                if (single) setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </span>
      )}
    </ChoiceFrame>
  );
}

import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import { say } from '@laurel/contract/say';
import { IconAddressBook } from '@tabler/icons-react';
import { type RefObject, useId, useState } from 'react';
import { hitId, MentionList } from '#picker/MentionList.tsx';
import { RecipientChip } from '#picker/RecipientChip.tsx';
import type { SelectedRecipient } from '#picker/recipient.ts';
import { withoutRecipient } from '#picker/rules.ts';
import { isPlain, toldOf } from '#picker/use-active.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { late } from '#ui/states/late.tsx';
import classes from './Thanks.module.css';
import * as texts from './texts.ts';
import { usePeople } from './use-people.ts';

const RecipientPicker = late(() => import('#picker/RecipientPicker.tsx').then((m) => m.RecipientPicker));

export interface PeopleFieldProps {
  /** Where one types. */
  box: RefObject<HTMLInputElement | null>;
  value: readonly SelectedRecipient[];
  onChange: (recipients: SelectedRecipient[]) => void;
  /** Which divisions can be named as a whole. */
  mayWhole: (division: DivisionItem) => boolean;
  /** The same for the directory. */
  allowsDivisions: boolean | 'byOffice';
  error: string | undefined;
}

/** Names that are typed find colleagues, and divisions: Enter takes the one that stands out, and the next can be typed. */
export function PeopleField({ box, value, onChange, mayWhole, allowsDivisions, error }: PeopleFieldProps) {
  const id = useId();
  const [isBrowsing, setBrowsing] = useState(false);
  const { search, onSearch, found, hits, active, notice, isOpen, ...list } = usePeople({ value, onChange, mayWhole });
  const remove = ({ memberId }: SelectedRecipient) => {
    onChange(withoutRecipient(value, memberId));
    focusOn(box.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.close();
      }}
    >
      <Field label={say(texts.who)} required error={error || notice.refused}>
        {({ className, ...control }) => (
          <div className={classes.people}>
            {value.length > 0 ? (
              <ul className={`${layout.row} ${classes.chosen}`}>
                {value.map((recipient) => (
                  <RecipientChip key={recipient.memberId} recipient={recipient} onRemove={() => remove(recipient)} />
                ))}
              </ul>
            ) : null}
            <input
              {...control}
              ref={box}
              type="text"
              role="combobox"
              className={className}
              data-autofocus
              autoComplete="off"
              dir="auto"
              placeholder={say(texts.typeName)}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen && hits.length > 0 ? id : undefined}
              aria-activedescendant={active && hitId(id, active)}
              value={search}
              onChange={(event) => onSearch(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (isPlain(event) && list.press(event.key)) event.preventDefault();
              }}
            />
            <Button
              variant="soft"
              size="md"
              aria-haspopup="dialog"
              icon={<IconAddressBook aria-hidden size={18} stroke={1.8} />}
              onClick={() => setBrowsing(true)}
            >
              {say(texts.browse)}
            </Button>
          </div>
        )}
      </Field>
      {isOpen ? (
        <MentionList
          id={id}
          colleagues={found}
          hits={hits}
          active={active}
          onChoose={list.choose}
          onRetry={() => {
            focusOn(box.current);
            list.retry();
          }}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {isOpen ? toldOf(found, hits.length) : notice.words}
      </p>
      {isBrowsing ? (
        <RecipientPicker
          allowsDivisions={allowsDivisions}
          chosen={value}
          onChange={onChange}
          onClose={() => setBrowsing(false)}
        />
      ) : null}
    </div>
  );
}

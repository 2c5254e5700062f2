import type { MemberListItem } from '@laurel/contract/calls/members/getmemberlist';
import { useRef, useState } from 'react';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useRested } from '#ui/fields/use-rested.ts';
import { focusOn } from '#ui/focus/focus.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { ChosenList } from './ChosenList.tsx';
import { useDirectory, useDivisionLists } from './directory.ts';
import { PickerFilters } from './PickerFilters.tsx';
import { PickerResults } from './PickerResults.tsx';
import classes from './RecipientPicker.module.css';
import type { SelectedRecipient } from './recipient.ts';
import { addDivision, addPerson, type Choice, chosenWords, mayChooseWhole, withoutRecipient } from './rules.ts';
import { useSingleHit } from './use-single-hit.ts';

export interface PickerOptions {
  /** The heading of the dialog. */
  title?: string;
  /** A second heading, above the filters. */
  heading?: string;
  /** The heading of those chosen. */
  listTitle?: string;
  doneLabel?: string;
  /** One recipient at most. */
  single?: boolean;
  /** Whole divisions can be chosen; `byOffice`: by who holds none, their own only. */
  allowsDivisions?: boolean | 'byOffice';
  /** Opens with the member's own country and division. */
  startsFromOwn?: boolean;
}

interface RecipientPickerProps extends PickerOptions {
  chosen: readonly SelectedRecipient[];
  onChange: (chosen: SelectedRecipient[]) => void;
  onClose: () => void;
}

/** The directory in a dialog. What is chosen counts at once; Done only closes. */
export function RecipientPicker(props: RecipientPickerProps) {
  const {
    title = 'Select Members',
    heading,
    listTitle = 'Recipients',
    doneLabel = 'Done',
    chosen,
    onChange,
    onClose,
  } = props;
  const { single = false, allowsDivisions = false, startsFromOwn = false } = props;
  const own = useMember();
  const [where, setWhere] = useState({
    countryCode: startsFromOwn ? own.countryCode : '',
    divisionCode: startsFromOwn ? own.divisionCode : '',
  });
  const [search, setSearch] = useState('');
  const { rested, restNow } = useRested(search);
  const lists = useDivisionLists();
  const directory = useDirectory({ ...where, search: rested });
  const results = useRef<HTMLElement>(null);
  const [notice, setNotice] = useState({ words: '', refused: false });

  const choose = ({ chosen: next, refused }: Choice, name: string) => {
    setNotice(next ? { words: `${name} added.`, refused: false } : { words: refused, refused: true });
    if (next) onChange(next);
  };
  const rules = { single, divisions: lists.divisions };
  const division = lists.divisions.find(({ divisionCode }) => divisionCode === where.divisionCode);
  const mayHaveWhole = mayChooseWhole(allowsDivisions, own, where.divisionCode) && !single;

  const onPerson = (person: MemberListItem) =>
    choose(addPerson(chosen, person, rules), `${person.firstname} ${person.surname}`);
  const takeSingle = useSingleHit({ search, rested, restNow, directory, onPerson });

  return (
    <Dialog
      title={title}
      size="xl"
      shape="sheet"
      holdsWords
      className={classes.content}
      bodyClassName={classes.body}
      onClose={onClose}
    >
      <PickerFilters
        heading={heading}
        lists={lists}
        where={where}
        onWhere={setWhere}
        search={search}
        onSearch={setSearch}
        onSearchNow={takeSingle}
        onInto={() => focusOn(results.current?.querySelector('li > button'))}
      />
      <PickerResults
        box={results}
        directory={directory}
        chosen={chosen}
        division={mayHaveWhole ? division : undefined}
        onPerson={onPerson}
        onDivision={(whole) => choose(addDivision(chosen, whole, rules), `Entire division: ${whole.division}`)}
        onEverywhere={
          where.countryCode || where.divisionCode ? () => setWhere({ countryCode: '', divisionCode: '' }) : undefined
        }
      />
      <ChosenList
        title={listTitle}
        chosen={chosen}
        onRemove={(recipient, name) => {
          onChange(withoutRecipient(chosen, recipient.memberId));
          setNotice({ words: `${name} removed.`, refused: false });
        }}
      />
      <div className={classes.foot}>
        <p className={classes.notice} role="status" data-refused={notice.refused || undefined}>
          {notice.words || chosenWords(chosen.length)}
        </p>
        <Button size="md" onClick={onClose}>
          {doneLabel}
        </Button>
      </div>
    </Dialog>
  );
}

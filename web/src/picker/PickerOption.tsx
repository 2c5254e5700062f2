import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { IconCheck, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Face } from '#people/Face.tsx';
import { isUnregistered } from '#people/who.ts';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { Colleague } from './directory.ts';
import classes from './RecipientPicker.module.css';
import * as texts from './texts.ts';

interface PersonOptionProps {
  person: Colleague;
  isChosen: boolean;
  onChoose: () => void;
}

/** Somebody found. A button also when there is nothing to choose: pressing it says why. */
export function PersonOption({ person, isChosen, onChoose }: PersonOptionProps) {
  const name = `${person.firstname} ${person.surname}`;
  const closed = isUnregistered(person);
  return (
    <li>
      <button
        type="button"
        className={classes.option}
        data-chosen={isChosen || undefined}
        aria-disabled={closed || undefined}
        tabIndex={-1}
        onClick={onChoose}
      >
        <Face name={name} picId={person.picId ?? ''} size={38} />
        <span className={classes.who}>
          <span className={classes.name}>
            {name}
            {person.isManager ? <Badge tone="waiting">{say(texts.manager)}</Badge> : null}
          </span>
          <span className={words.facts}>
            {person.division} · {person.memberNumber}
          </span>
          {closed ? <span className={words.facts}>{say(texts.notYet)}</span> : null}
        </span>
        {closed ? null : <Mark isChosen={isChosen} />}
      </button>
    </li>
  );
}

interface DivisionOptionProps {
  division: DivisionItem;
  isChosen: boolean;
  onChoose: () => void;
}

export function DivisionOption({ division, isChosen, onChoose }: DivisionOptionProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.option}
        data-chosen={isChosen || undefined}
        data-whole
        tabIndex={-1}
        onClick={onChoose}
      >
        <span className={layout.group}>
          <IconUsersGroup aria-hidden size={22} stroke={1.7} />
        </span>
        <span className={classes.who}>
          <span className={classes.name}>{say(said.entireDivision, { division: division.division })}</span>
          <span className={words.facts}>{say(texts.everyoneOfIt)}</span>
        </span>
        <Mark isChosen={isChosen} />
      </button>
    </li>
  );
}

function Mark({ isChosen }: { isChosen: boolean }) {
  return (
    <span className={classes.mark}>
      {isChosen ? <IconCheck aria-hidden size={18} stroke={2.4} /> : <IconPlus aria-hidden size={18} stroke={2} />}
      <span className="visually-hidden">{say(isChosen ? texts.isAdded : texts.add)}</span>
    </span>
  );
}

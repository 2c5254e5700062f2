import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useState } from 'react';
import { useRested } from '#lib/use-rested.ts';
import { useMember } from '#session/member.ts';
import { type Colleague, useDirectory, useDivisionLists } from './directory.ts';
import type { SelectedRecipient } from './recipient.ts';
import { addDivision, addPerson, type Choice, mayChooseWhole, withoutRecipient } from './rules.ts';
import * as texts from './texts.ts';
import { useSingleHit } from './use-single-hit.ts';

export interface PickingRules {
  /** One recipient at most. */
  single?: boolean;
  /** Whole divisions can be chosen; `byOffice`: by who holds none, their own only. */
  allowsDivisions?: boolean | 'byOffice';
  /** Opens with the member's own country and division. */
  startsFromOwn?: boolean;
}

interface Picking extends PickingRules {
  chosen: readonly SelectedRecipient[];
  onChange: (chosen: SelectedRecipient[]) => void;
}

const everywhere = { countryCode: '', divisionCode: '' };

/** Where the picker looks, whom it finds there, and what becomes of a choice. */
export function usePicking(props: Picking) {
  const { chosen, onChange, single = false, allowsDivisions = false, startsFromOwn = false } = props;
  const own = useMember();
  const [where, setWhere] = useState(
    startsFromOwn ? { countryCode: own.countryCode, divisionCode: own.divisionCode } : everywhere,
  );
  const [search, setSearch] = useState('');
  const { rested, restNow } = useRested(search);
  const lists = useDivisionLists();
  const directory = useDirectory({ ...where, search: rested });
  const [notice, setNotice] = useState({ words: '', refused: false });

  const rules = { single, divisions: lists.divisions };
  const choose = ({ chosen: next, refused }: Choice, name: string) => {
    setNotice(next ? { words: say(texts.nameAdded, { name }), refused: false } : { words: refused, refused: true });
    if (next) onChange(next);
  };
  const onPerson = (person: Colleague) =>
    choose(addPerson(chosen, person, rules), `${person.firstname} ${person.surname}`);
  const onDivision = (whole: DivisionItem) =>
    choose(addDivision(chosen, whole, rules), say(said.entireDivision, { division: whole.division }));
  const onRemove = (recipient: SelectedRecipient, name: string) => {
    onChange(withoutRecipient(chosen, recipient.memberId));
    setNotice({ words: say(texts.nameRemoved, { name }), refused: false });
  };

  const onSearchNow = useSingleHit({ search, rested, restNow, directory, onPerson });
  const mayHaveWhole = mayChooseWhole(allowsDivisions, own, where.divisionCode) && !single;
  const whole = lists.divisions.find(({ divisionCode }) => divisionCode === where.divisionCode);
  const isNarrow = where.countryCode !== '' || where.divisionCode !== '';
  return {
    filters: { lists, where, onWhere: setWhere, search, onSearch: setSearch, onSearchNow },
    found: {
      directory,
      division: mayHaveWhole ? whole : undefined,
      onPerson,
      onDivision,
      onEverywhere: isNarrow ? () => setWhere(everywhere) : undefined,
    },
    notice,
    onRemove,
  };
}

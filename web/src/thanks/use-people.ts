import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import { foldedWords } from '@laurel/contract/rules/folded';
import { textLength } from '@laurel/contract/rules/text-length';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDivisionLists } from '#picker/directory.ts';
import { type Found, foundId, isDivision } from '#picker/found.ts';
import { recipientName, type SelectedRecipient } from '#picker/recipient.ts';
import { addDivision, addPerson, withoutRecipient } from '#picker/rules.ts';
import * as picking from '#picker/texts.ts';
import { useActive } from '#picker/use-active.ts';
import { useColleagues } from '#picker/use-colleagues.ts';

/** So many divisions beside the colleagues of a name. */
const divisionsMost = 2;
const lettersMin = 2;
const noHits: readonly Found[] = [];

interface People {
  value: readonly SelectedRecipient[];
  onChange: (recipients: SelectedRecipient[]) => void;
  mayWhole: (division: DivisionItem) => boolean;
}

/** Whom the name that is typed may mean, and what becomes of a choice. */
export function usePeople({ value, onChange, mayWhole }: People) {
  const [search, setSearch] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [notice, setNotice] = useState({ words: '', refused: '' });
  const { divisions } = useDivisionLists();
  const name = search.trim();
  const { colleagues: found, searchNow, retry } = useColleagues(name);
  const whole = divisionsCalled(name, divisions.filter(mayWhole));
  const isOpen = name !== '' && !isClosed;
  const hits = isOpen && found.is === 'found' ? [...found.hits, ...whole] : noHits;
  const { active, toward } = useActive(hits, foundId);

  const choose = (hit: Found) => {
    const rules = { single: false, divisions };
    const { chosen, refused = '' } = isDivision(hit) ? addDivision(value, hit, rules) : addPerson(value, hit, rules);
    const called = isDivision(hit)
      ? say(said.entireDivision, { division: hit.division })
      : `${hit.firstname} ${hit.surname}`;
    setNotice({ words: chosen ? say(picking.nameAdded, { name: called }) : '', refused });
    if (!chosen) return;
    onChange(chosen);
    setSearch('');
  };
  const awaited = useAwaited(search, found.is === 'found' && found.isAnswered ? hits : undefined, choose);
  /** Answers whether the key was for the field. */
  const press = (key: string) => {
    if (key === 'Enter') {
      if (active) choose(active);
      else if (isOpen && found.is === 'waiting') {
        awaited.wish();
        searchNow();
      }
      // A form is sent by its button.
      return true;
    }
    if (key === 'Backspace' && search === '') return takeLast();
    if (!isOpen) return false;
    if (key === 'Escape') setClosed(true);
    else if (!active) return false;
    else if (key === 'Tab') choose(active);
    else if (key === 'ArrowDown' || key === 'ArrowUp') toward(key === 'ArrowDown' ? 1 : -1);
    else return false;
    return true;
  };
  const takeLast = () => {
    const last = value.at(-1);
    if (!last) return false;
    onChange(withoutRecipient(value, last.memberId));
    setNotice({ words: say(picking.nameRemoved, { name: recipientName(last) }), refused: '' });
    return true;
  };
  return {
    search,
    onSearch: (typed: string) => {
      setSearch(typed);
      setClosed(false);
      setNotice({ words: '', refused: '' });
    },
    ...{ found, hits, active, notice, isOpen, choose, press, retry },
    close: () => setClosed(true),
  };
}

/** Enter before the answer takes the only one that it names. Typing on takes the wish back. */
function useAwaited(search: string, answered: readonly Found[] | undefined, choose: (hit: Found) => void) {
  const [wished, setWished] = useState<string>();
  const take = useEffectEvent(() => {
    setWished(undefined);
    const [only, ...others] = answered ?? [];
    if (only && others.length === 0 && wished === search) choose(only);
  });
  const isAnswered = answered !== undefined;
  useEffect(() => {
    if (wished !== undefined && isAnswered) take();
  }, [wished, isAnswered]);
  return { wish: () => setWished(search) };
}

/** Divisions of which each word that was typed begins a word. */
function divisionsCalled(typed: string, divisions: readonly DivisionItem[]): readonly DivisionItem[] {
  if (textLength(typed) < lettersMin) return [];
  const wanted = foldedWords(typed);
  return divisions
    .filter(({ division }) => {
      const called = foldedWords(division);
      return wanted.every((word) => called.some((one) => one.startsWith(word)));
    })
    .slice(0, divisionsMost);
}

import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { type TypedOver, typeOver } from '#lib/type-over.ts';
import { focusOn } from '#ui/focus/focus.ts';
import { type Mentioned, type MentionText, mentionPlaces, mentionsWith, mentionsWithout } from './mentions.ts';
import { mayName, namingAt } from './naming.ts';

interface NamingField {
  box: RefObject<HTMLTextAreaElement | null>;
  value: MentionText;
  onChange: (value: MentionText) => void;
}

/** The name that is being typed in a text area, and what becomes of it. Who only passes by with the caret types none. */
export function useNaming({ box, value, onChange }: NamingField) {
  /** Where it was typed last. */
  const [caret, setCaret] = useState<number>();
  /** The `@` that is to stay as it is. */
  const [leftAt, setLeftAt] = useState<number>();
  const meant = useRef<readonly Mentioned[]>(undefined);
  const here = caret === undefined ? undefined : namingAt(value, caret);
  const naming = here?.from === leftAt ? undefined : here;

  const rewrite = (edit: TypedOver, mentions: readonly Mentioned[]) => {
    if (!box.current) return;
    meant.current = mentions;
    typeOver(box.current, edit);
    meant.current = undefined;
  };

  const onText = (text: string) => {
    const written = { text, mentions: meant.current ?? value.mentions };
    const at = box.current?.selectionEnd ?? text.length;
    setCaret(at);
    // Another sign, or the same once more.
    if (!namingAt(written, at)?.search) setLeftAt(undefined);
    onChange(written);
  };

  const choose = (person: Mentioned) => {
    if (!naming || caret === undefined) return;
    // A blank that is there already is the one behind the name.
    const to = value.text[caret] === ' ' ? caret + 1 : caret;
    rewrite({ from: naming.from, to, insert: `@${person.memberName} ` }, mentionsWith(value, person, naming.from));
  };

  /** The name right before the caret goes as a whole; answers whether there is one. */
  const takeWhole = () => {
    const { selectionStart, selectionEnd } = box.current ?? {};
    const place = mentionPlaces(value).find(({ to }) => to === selectionStart && to === selectionEnd);
    if (place) rewrite({ ...place, insert: '' }, mentionsWithout(value, place.person));
    return place !== undefined;
  };

  /** For who does not type it. */
  const begin = () => {
    focusOn(box.current);
    const at = box.current?.selectionEnd ?? 0;
    setLeftAt(undefined);
    setCaret(at);
    if (namingAt(value, at)) return;
    const insert = mayName(value.text.slice(0, at)) ? '@' : ' @';
    rewrite({ from: at, to: at, insert }, value.mentions);
  };

  return {
    naming,
    onText,
    choose,
    takeWhole,
    begin,
    close: () => setLeftAt(naming?.from),
    leave: () => setCaret(undefined),
    onSelect: ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) => {
      if (selectionStart !== caret || selectionEnd !== caret) setCaret(undefined);
    },
  };
}

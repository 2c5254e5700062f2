import { say } from '@laurel/contract/say';
import { IconAt } from '@tabler/icons-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { isUnregistered } from '#people/who.ts';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { CountedTextarea, type CountedTextareaProps } from '#ui/fields/CountedTextarea.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import type { Colleague } from './directory.ts';
import { hitId, MentionList } from './MentionList.tsx';
import { type MentionText, mentionsToSend } from './mentions.ts';
import * as texts from './texts.ts';
import { isPlain, toldOf, useActive } from './use-active.ts';
import { useColleagues } from './use-colleagues.ts';
import { useNaming } from './use-naming.ts';

type Own = 'value' | 'onChange' | 'counted' | 'below' | 'beside' | 'readOnly' | 'onKeyDown' | 'onSelect';

export interface MentionFieldProps extends Omit<CountedTextareaProps, Own> {
  value: MentionText;
  onChange: (value: MentionText) => void;
  /** It is being sent, and stays as it is. */
  isWaiting?: boolean;
}

const noHits: readonly Colleague[] = [];
const memberIdOf = ({ memberId }: Colleague) => memberId;

/** A text area in which one names colleagues: `@` and the beginning of a name find them. */
export function MentionField({ value, onChange, isWaiting = false, ref, ...area }: MentionFieldProps) {
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const box: RefObject<HTMLTextAreaElement | null> = ref ?? own;
  const { naming: typed, ...field } = useNaming({ box, value, onChange });
  const naming = isWaiting ? undefined : typed;
  const { colleagues, searchNow, retry } = useColleagues(naming?.search ?? '');
  const hits = naming && colleagues.is === 'found' ? colleagues.hits : noHits;
  const { active, toward } = useActive(hits, memberIdOf);
  const [named, setNamed] = useState('');

  const choose = (person: Colleague) => {
    if (isUnregistered(person)) return;
    const memberName = `${person.firstname} ${person.surname}`;
    field.choose({ memberId: person.memberId, memberName });
    setNamed(memberName);
  };
  /** Answers whether the key was for the list. */
  const press = (key: string) => {
    if (key === 'Backspace') return field.takeWhole();
    if (!naming) return false;
    if (key === 'Escape') field.close();
    else if (key === 'Enter' && colleagues.is === 'waiting') searchNow();
    else if (!active) return false;
    else if (key === 'Enter' || key === 'Tab') choose(active);
    else if (key === 'ArrowDown' || key === 'ArrowUp') toward(key === 'ArrowDown' ? 1 : -1);
    else return false;
    return true;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.leave();
      }}
    >
      <CountedTextarea
        {...area}
        ref={box}
        value={value.text}
        counted={mentionsToSend(value).text}
        onChange={(text) => {
          setNamed('');
          field.onText(text);
        }}
        readOnly={isWaiting}
        onKeyDown={(event) => {
          if (isPlain(event) && press(event.key)) event.preventDefault();
        }}
        onSelect={field.onSelect}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active && id}
        aria-activedescendant={active && hitId(id, active)}
        below={
          naming ? (
            <MentionList
              id={id}
              colleagues={colleagues}
              hits={hits}
              active={active}
              onChoose={choose}
              onRetry={() => {
                focusOn(box.current);
                retry();
              }}
            />
          ) : null
        }
        beside={<NameButton disabled={isWaiting} onClick={field.begin} />}
      />
      <p className="visually-hidden" role="status">
        {naming ? toldOf(colleagues, hits.length) : named && say(texts.nameAdded, { name: named })}
      </p>
    </div>
  );
}

/** For fingers, and for who does not know the sign. The focus stays where one writes. */
function NameButton(press: Pick<ButtonProps, 'disabled' | 'onClick'>) {
  return (
    <Button
      variant="soft"
      icon={<IconAt aria-hidden size={18} stroke={1.8} />}
      onMouseDown={(event) => event.preventDefault()}
      {...press}
    >
      {say(texts.nameSomebody)}
    </Button>
  );
}

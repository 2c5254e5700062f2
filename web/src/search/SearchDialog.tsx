import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { searchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { isAlone } from '#lib/keys.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { followInside } from '#router/Link.tsx';
import { navigate } from '#router/router.ts';
import { isComposed } from '#ui/fields/composed.ts';
import { focusOn } from '#ui/focus/focus.ts';
import wordsClasses from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Bone } from '#ui/states/Bone.tsx';
import { isWayOn } from './found.tsx';
import type { Option } from './option.ts';
import { optionId, Results } from './Results.tsx';
import { keepRecent } from './recent.ts';
import classes from './Search.module.css';
import * as texts from './texts.ts';
import { useActive } from './use-active.ts';
import { useSearch } from './use-search.tsx';

interface SearchDialogProps {
  member: MemberData;
  onClose: () => void;
  /** Opens the composer when this has closed; answers whether it can. */
  onThank: (memberId?: string) => boolean;
}

/** A browser and a telephone's keyboard add nothing of their own. */
const asTyped = {
  inputMode: 'search',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 2 * searchMax,
} as const;

/** Finds everything from everywhere. The focus stays in the field; keys choose in the list. */
export function SearchDialog({ member, onClose, onThank }: SearchDialogProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = useSearch(member, typed);
  const { active, onKey } = useActive(search.options, search.asked);

  /** Answers whether that was all, and nobody is led on. */
  const chosen = (option: Option): boolean => {
    if (!isWayOn(option) && option.group !== 'actions') keepRecent(member.memberId, unkept(option));
    if (!option.staysOpen) onClose();
    option.run?.();
    return option.thanks !== undefined && onThank(option.thanks.memberId);
  };
  const open = (option: Option, apart: boolean) => {
    if (apart && option.to !== undefined) {
      keepRecent(member.memberId, unkept(option));
      window.open(option.to, '_blank', 'noopener');
      return;
    }
    if (!chosen(option) && option.to !== undefined) void navigate(option.to);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event.nativeEvent) || event.altKey || event.shiftKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // The key that opened it closes it, and is never the browser's here.
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onClose();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) open(active, isCommand);
      else search.askNow();
    } else if (!isCommand && onKey(event)) event.preventDefault();
  };
  return (
    <Dialog
      shape="sheet"
      size="lg"
      title={say(texts.label)}
      className={classes.panel}
      bodyClassName={classes.body}
      onClose={onClose}
    >
      <search className={classes.field}>
        <IconSearch aria-hidden size={22} stroke={1.7} />
        <input
          {...asTyped}
          ref={box}
          data-autofocus
          type="text"
          role="combobox"
          dir="auto"
          aria-autocomplete="list"
          aria-label={say(texts.label)}
          placeholder={say(texts.placeholder)}
          aria-expanded={search.options.length > 0}
          aria-controls={id}
          aria-activedescendant={active && optionId(id, active)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
        />
      </search>
      {search.isOffline ? <p className={classes.note}>{say(texts.offline)}</p> : null}
      <Results
        id={id}
        options={search.options}
        active={active}
        search={search.asked}
        onFollow={(option: Option, event: MouseEvent<HTMLElement>) => {
          if (event.button !== 0 || !isAlone(event)) return;
          if (chosen(option)) event.preventDefault();
          else if (event.currentTarget instanceof HTMLAnchorElement) followInside(event, event.currentTarget);
        }}
      />
      <Below
        search={search}
        onRetry={() => {
          focusOn(box.current);
          search.retry();
        }}
      />
      <p className="visually-hidden" role="status">
        {toldOf(search)}
      </p>
      <Keys active={active} />
    </Dialog>
  );
}

/** What keys do, for who sees them. */
function Keys({ active }: { active: Option | undefined }) {
  const key = (words: ReactNode) => <kbd>{words}</kbd>;
  return (
    <p className={classes.keys} aria-hidden>
      {rich(texts.keys, { key })}
      {active?.beside ? <> · {rich(texts.keyBeside, { arrow: arrowBeside(), key })}</> : null}
    </p>
  );
}

type Search = ReturnType<typeof useSearch>;

/** What there is to say of the answer. */
function Below({
  search: { asked, options, isLooking, isAnswered, isCut, isOffline, error },
  onRetry,
}: {
  search: Search;
  onRetry: () => void;
}) {
  if (error)
    return (
      <div className={classes.note} role="alert">
        <p className={wordsClasses.error}>{say(texts.failed)}</p>
        <p>{errorWords(error)}</p>
        <button type="button" className={wordsClasses.link} onClick={onRetry}>
          {say(common.tryAgain)}
        </button>
      </div>
    );
  if (isLooking)
    return (
      <div className={classes.looking} role="status" aria-label={say(texts.looking)}>
        <Bone width="2.25rem" height="2.25rem" radius="50%" />
        <Bone width="45%" />
      </div>
    );
  if (isCut) return <p className={classes.note}>{say(texts.stillMore)}</p>;
  if (asked !== '' && options.length === 0 && (isAnswered || isOffline))
    return (
      <div className={classes.note}>
        <p className={classes.nothing}>{say(texts.nothing, { search: asked })}</p>
        <p>{say(texts.nothingHint)}</p>
      </div>
    );
  return null;
}

/** For who does not see the list: when there is an answer, and not at every key. */
function toldOf({ asked, options, isAnswered, isOffline }: Search): string {
  if (asked === '' || !(isAnswered || isOffline)) return '';
  return say(texts.counted, { count: options.filter((option) => !isWayOn(option)).length });
}

/** As it is kept for the next time: without the mark of having been kept. */
function unkept(option: Option): Option {
  return { ...option, id: option.id.replace(/^recent /, '') };
}

function arrowBeside(): string {
  return document.dir === 'rtl' ? '←' : '→';
}

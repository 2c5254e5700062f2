import type { MemberListItem } from '@laurel/contract/calls/members/getmemberlist';
import { say } from '@laurel/contract/say';
import { useEffect, useRef } from 'react';
import { errorWords } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { isUnregistered } from '#people/who.ts';
import { Avatar } from '#ui/display/Avatar.tsx';
import words from '#ui/layout/words.module.css';
import { Bone } from '#ui/states/Bone.tsx';
import classes from './MentionField.module.css';
import * as texts from './texts.ts';
import type { Colleagues } from './use-colleagues.ts';

interface MentionListProps {
  id: string;
  colleagues: Colleagues;
  /** Whom Enter chooses. */
  active: MemberListItem | undefined;
  onChoose: (person: MemberListItem) => void;
  onRetry: () => void;
}

/** Whom the name that is being typed may mean. The focus stays in the text area. */
export function MentionList({ colleagues, onRetry, ...list }: MentionListProps) {
  return (
    <div className={classes.list}>
      {colleagues.is === 'short' ? <p className={classes.note}>{say(texts.keepTyping)}</p> : null}
      {colleagues.is === 'waiting' ? <Looking /> : null}
      {colleagues.is === 'failed' ? <Failed error={colleagues.error} onRetry={onRetry} /> : null}
      {colleagues.is === 'found' ? <Hits {...list} found={colleagues} /> : null}
    </div>
  );
}

interface HitsProps extends Omit<MentionListProps, 'colleagues' | 'onRetry'> {
  found: Extract<Colleagues, { is: 'found' }>;
}

function Hits({ id, found: { hits, isMore }, active, onChoose }: HitsProps) {
  if (hits.length === 0) return <p className={classes.note}>{say(texts.noMembers)}</p>;
  return (
    <>
      <div id={id} role="listbox" aria-label={say(texts.membersFound)}>
        {hits.map((person) => (
          <Hit
            key={person.memberId}
            id={hitId(id, person)}
            person={person}
            isActive={person === active}
            onChoose={() => onChoose(person)}
          />
        ))}
      </div>
      {isMore ? <p className={classes.note}>{say(texts.firstFound, { count: hits.length })}</p> : null}
    </>
  );
}

interface HitProps {
  id: string;
  person: MemberListItem;
  isActive: boolean;
  onChoose: () => void;
}

function Hit({ id, person, isActive, onChoose }: HitProps) {
  const name = `${person.firstname} ${person.surname}`;
  const isClosed = isUnregistered(person);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are pressed in the text area
    <div
      ref={box}
      id={id}
      role="option"
      className={`${classes.row} ${classes.hit}`}
      aria-selected={isActive}
      aria-disabled={isClosed || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Avatar name={name} size={32} />
      <span className={classes.who}>
        <span dir="auto" className={classes.name}>
          {name}
        </span>
        <span className={words.facts}>{isClosed ? say(texts.notYet) : person.division}</span>
      </span>
    </div>
  );
}

function Looking() {
  return (
    <div role="status" aria-label={say(common.loading)}>
      {['40%', '55%'].map((width) => (
        <div key={width} className={classes.row}>
          <Bone width="2rem" height="2rem" radius="50%" />
          <Bone width={width} />
        </div>
      ))}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.note} role="alert">
      <p className={words.error}>{say(texts.membersFailed)}</p>
      <p>{errorWords(error)}</p>
      <button type="button" className={words.link} onClick={onRetry}>
        {say(common.tryAgain)}
      </button>
    </div>
  );
}

export function hitId(listId: string, { memberId }: MemberListItem): string {
  return `${listId}-${memberId}`;
}

import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useEffect, useRef } from 'react';
import { errorWords } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { isUnregistered } from '#people/who.ts';
import words from '#ui/layout/words.module.css';
import { Bone } from '#ui/states/Bone.tsx';
import { type Found, foundId, isDivision } from './found.ts';
import classes from './MentionField.module.css';
import { RecipientFace } from './RecipientFace.tsx';
import { divisionRecipient } from './recipient.ts';
import * as texts from './texts.ts';
import type { Colleagues } from './use-colleagues.ts';

interface MentionListProps<One extends Found> {
  id: string;
  colleagues: Colleagues;
  /** What can be chosen: the colleagues that were found, and what else the name may mean. */
  hits: readonly One[];
  /** Whom Enter chooses. */
  active: One | undefined;
  onChoose: (hit: One) => void;
  onRetry: () => void;
}

/** Whom the name that is being typed may mean. The focus stays where one types. */
export function MentionList<One extends Found>({ colleagues, onRetry, ...list }: MentionListProps<One>) {
  return (
    <div className={classes.list}>
      {colleagues.is === 'short' ? <p className={classes.note}>{say(texts.keepTyping)}</p> : null}
      {colleagues.is === 'waiting' ? <Looking /> : null}
      {colleagues.is === 'failed' ? <Failed error={colleagues.error} onRetry={onRetry} /> : null}
      {colleagues.is === 'found' ? <Hits {...list} isMore={colleagues.isMore} /> : null}
    </div>
  );
}

interface HitsProps<One extends Found> extends Omit<MentionListProps<One>, 'colleagues' | 'onRetry'> {
  isMore: boolean;
}

function Hits<One extends Found>({ id, hits, isMore, active, onChoose }: HitsProps<One>) {
  if (hits.length === 0) return <p className={classes.note}>{say(texts.noMembers)}</p>;
  return (
    <>
      <div id={id} role="listbox" aria-label={say(texts.membersFound)}>
        {hits.map((hit) => (
          <Hit
            key={foundId(hit)}
            id={hitId(id, hit)}
            hit={hit}
            isActive={hit === active}
            onChoose={() => onChoose(hit)}
          />
        ))}
      </div>
      {isMore ? <p className={classes.note}>{say(texts.firstFound, { count: hits.length })}</p> : null}
    </>
  );
}

interface HitProps {
  id: string;
  hit: Found;
  isActive: boolean;
  onChoose: () => void;
}

function Hit({ id, hit, isActive, onChoose }: HitProps) {
  const { name, facts, isClosed, face } = looksOf(hit);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are pressed where one types
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
      {face}
      <span className={classes.who}>
        <span dir="auto" className={classes.name}>
          {name}
        </span>
        <span className={words.facts}>{facts}</span>
      </span>
    </div>
  );
}

function looksOf(hit: Found) {
  if (isDivision(hit)) {
    const name = say(said.entireDivision, { division: hit.division });
    const face = <RecipientFace recipient={divisionRecipient(hit)} size={32} />;
    return { name, facts: say(texts.everyoneOfIt), isClosed: false, face };
  }
  const name = `${hit.firstname} ${hit.surname}`;
  const isClosed = isUnregistered(hit);
  const face = <Face name={name} picId={hit.picId ?? ''} size={32} />;
  return { name, facts: isClosed ? say(texts.notYet) : hit.division, isClosed, face };
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

export function hitId(listId: string, hit: Found): string {
  return `${listId}-${foundId(hit)}`;
}

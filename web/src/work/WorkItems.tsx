import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { say } from '@laurel/contract/say';
import type { RefObject } from 'react';
import { daysSince, formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';
import classes from './Work.module.css';
import { addressOf, icons, isDecidedHere, itemWords, keyOf } from './work-words.ts';

interface WorkItemsProps {
  list: RefObject<HTMLUListElement | null>;
  items: readonly WorkItem[];
  onOpen: (key: string) => void;
}

/** Each leads to where it is done: a decision opens on the spot. */
export function WorkItems({ list, items, onOpen }: WorkItemsProps) {
  return (
    <ul ref={list} className={classes.items} aria-label={say(common.toDo)}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Item item={item} onOpen={() => onOpen(keyOf(item))} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  item: WorkItem;
  onOpen: () => void;
}

function Item({ item, onOpen }: ItemProps) {
  const pointsName = useMember().pointsName || say(common.points);
  const Sign = icons[item.kind];
  const content = (
    <>
      <Sign aria-hidden size={24} stroke={1.6} />
      <span>
        {itemWords(item, pointsName)}
        <span className={`${words.facts} ${classes.fact}`}>
          {factWords(item)}
          <Marks item={item} />
        </span>
      </span>
    </>
  );
  const address = addressOf(item);
  if (isDecidedHere(item.kind))
    return (
      <button type="button" className={classes.item} aria-haspopup="dialog" onClick={onOpen}>
        {content}
      </button>
    );
  if (address === undefined) return <div className={classes.item}>{content}</div>;
  return (
    <Link to={address} className={classes.item}>
      {content}
    </Link>
  );
}

/** 'waits for 3 days · due 12 Nov 2026' */
function factWords({ kind, since, due, what }: WorkItem): string {
  const parts = [
    ...(since === '' || kind === 'pot' ? [] : [say(texts.waits, { days: daysSince(since, new Date()) })]),
    ...(due === '' || kind === 'pot' ? [] : [say(texts.dueOn, { day: formatDate(due) })]),
    ...(kind === 'message' && what === 'held' ? [say(texts.heldAdvice)] : []),
  ];
  return parts.join(' · ');
}

function Marks({ item: { isOverdue, isEscalated } }: { item: WorkItem }) {
  if (!isOverdue && !isEscalated) return null;
  return (
    <span className={classes.marks}>
      {isEscalated ? <Badge tone="quiet">{say(texts.escalated)}</Badge> : null}
      {isOverdue ? <Badge tone="waiting">{say(texts.overdue)}</Badge> : null}
    </span>
  );
}

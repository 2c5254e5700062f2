import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { say } from '@laurel/contract/say';
import type { RefObject } from 'react';
import { daysSince, formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';
import type { Marks } from './use-marks.ts';
import classes from './Work.module.css';
import { addressOf, icons, isDecidedHere, itemWords, keyOf } from './work-words.ts';

interface WorkItemsProps {
  list: RefObject<HTMLUListElement | null>;
  items: readonly WorkItem[];
  marks: Marks;
  onOpen: (key: string) => void;
}

/** Each leads to where it is done: a decision opens on the spot. */
export function WorkItems({ list, items, marks, onOpen }: WorkItemsProps) {
  const isMarking = items.some(({ together }) => together.length > 0);
  return (
    <ul ref={list} className={classes.items} aria-label={say(common.toDo)} data-marking={isMarking}>
      {items.map((item) => (
        <li key={keyOf(item)} className={classes.row}>
          {item.together.length > 0 ? <Mark item={item} marks={marks} /> : null}
          <Item item={item} why={marks.refused.get(keyOf(item))} onOpen={() => onOpen(keyOf(item))} />
        </li>
      ))}
    </ul>
  );
}

/** Marked with others, it is decided with them. With the shift key all from the last one on are marked. */
function Mark({ item, marks }: { item: WorkItem; marks: Marks }) {
  const key = keyOf(item);
  return (
    <Checkbox
      className={classes.mark}
      aria-labelledby={`work-${key}`}
      aria-describedby={marks.refused.has(key) ? `why-${key}` : undefined}
      checked={marks.isMarked(item)}
      onChange={({ nativeEvent }) => marks.toggle(item, (nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

interface ItemProps {
  item: WorkItem;
  /** Why it was not decided with others. */
  why: string | undefined;
  onOpen: () => void;
}

function Item({ item, why, onOpen }: ItemProps) {
  const pointsName = useMember().pointsName || say(common.points);
  const Sign = icons[item.kind];
  const content = (
    <>
      <Sign aria-hidden size={24} stroke={1.6} />
      <span>
        <span id={`work-${keyOf(item)}`}>{itemWords(item, pointsName)}</span>
        <span className={`${words.facts} ${classes.fact}`}>
          {factWords(item)}
          <Signs item={item} />
        </span>
        {why ? (
          <span id={`why-${keyOf(item)}`} className={classes.why}>
            {why}
          </span>
        ) : null}
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

function Signs({ item: { isOverdue, isEscalated } }: { item: WorkItem }) {
  if (!isOverdue && !isEscalated) return null;
  return (
    <span className={classes.marks}>
      {isEscalated ? <Badge tone="quiet">{say(texts.escalated)}</Badge> : null}
      {isOverdue ? <Badge tone="waiting">{say(texts.overdue)}</Badge> : null}
    </span>
  );
}

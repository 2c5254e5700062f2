import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { decidedAtOnceMax } from '@laurel/contract/limits';
import { type SameDecisionName, sameDecisionNames } from '@laurel/contract/programme/same-decisions';
import { say } from '@laurel/contract/say';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';
import type { Marks } from './use-marks.ts';
import classes from './Work.module.css';

export interface Choice {
  decision: SameDecisionName;
  items: readonly WorkItem[];
}

interface MarkedBarProps {
  marks: Marks;
  onChoose: (choice: Choice, from: Element) => void;
}

/** What can be done with all that is marked: one press for those of one kind. */
export function MarkedBar({ marks, onChoose }: MarkedBarProps) {
  const { marked } = marks;
  const kinds = [...new Set(marked.map(({ kind }) => kind))];
  const isMost = kinds.some((of) => marked.filter(({ kind }) => kind === of).length >= decidedAtOnceMax);
  const choices = sameDecisionNames.flatMap((decision) => {
    const items = marked.filter(({ together }) => together.includes(decision));
    return items.length > 0 ? [{ decision, items }] : [];
  });
  return (
    <div className={marked.length > 0 ? `${layout.ends} ${layout.foot}` : undefined}>
      {/* It is there before it has anything to say, so that it is heard. */}
      <p role="status" className={words.facts}>
        {marked.length > 0 ? say(texts.marked, { count: marked.length }) : null}
        {isMost ? ` · ${say(texts.markedMost, { max: decidedAtOnceMax })}` : null}
      </p>
      {marked.length > 0 ? (
        <span className={classes.marks}>
          {choices.map((choice) => (
            <Button
              key={choice.decision}
              size="xs"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onChoose(choice, currentTarget)}
            >
              {say(texts.sameDecision, { decision: choice.decision, count: choice.items.length })}
            </Button>
          ))}
          <Button size="xs" variant="default" onClick={() => marks.markAll(kinds)}>
            {say(texts.markAll)}
          </Button>
          <Button size="xs" variant="default" onClick={marks.clear}>
            {say(texts.markNone)}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

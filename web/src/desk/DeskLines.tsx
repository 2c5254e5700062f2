import type { DeskLine } from '@laurel/contract/calls/desk';
import { say } from '@laurel/contract/say';
import { type ComponentProps, useRef } from 'react';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { DeskRow } from './DeskRow.tsx';
import { ageDays, type DeskDeed } from './desk-lines.ts';
import classes from './OrderDesk.module.css';
import * as texts from './texts.ts';

interface DeskLinesProps {
  /** Those of one page. */
  lines: readonly DeskLine[];
  oldestDate: string | null;
  turner: ComponentProps<typeof PageTurner>;
  /** When the lines were loaded. */
  now: number;
  onDeed: (deed: DeskDeed) => void;
}

/** A page of lines; what is done to one leaves the others where they are. */
export function DeskLines({ lines, oldestDate, turner, now, onDeed }: DeskLinesProps) {
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    turner.onTurn(next);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={classes.lines}>
      <p className={words.facts} role="status">
        {countWords(turner, oldestDate, now)}
      </p>
      {lines.length > 0 ? (
        <ul aria-label={say(texts.orderLines)} aria-busy={turner.isBusy}>
          {lines.map((line) => (
            <DeskRow key={line.memberOrderItemId} line={line} now={now} onDeed={onDeed} />
          ))}
        </ul>
      ) : null}
      <PageTurner {...turner} onTurn={turnTo} />
    </div>
  );
}

function countWords(
  { total: lines, isMore = false }: Pick<ComponentProps<typeof PageTurner>, 'total' | 'isMore'>,
  oldestDate: string | null,
  now: number,
): string {
  if (lines === 0 || oldestDate === null) return '';
  const days = ageDays(oldestDate, now);
  if (days === 0) return say(isMore ? texts.moreLinesToday : texts.linesToday, { lines });
  return say(isMore ? texts.moreLinesSince : texts.linesSince, { lines, days });
}

import type { DeskLine } from '@laurel/contract/calls/desk';
import { type ComponentProps, useRef } from 'react';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { DeskRow } from './DeskRow.tsx';
import { ageDays, ageWords, type DeskDeed } from './desk-lines.ts';
import classes from './OrderDesk.module.css';

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
        <ul aria-label="Order lines" aria-busy={turner.isBusy}>
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
  { total, isMore = false }: Pick<ComponentProps<typeof PageTurner>, 'total' | 'isMore'>,
  oldestDate: string | null,
  now: number,
): string {
  if (total === 0 || oldestDate === null) return '';
  const days = ageDays(oldestDate, now);
  const lines = isMore ? `More than ${formatPoints(total)}` : formatPoints(total);
  if (days === 0) return plural(total, { one: '1 line.', other: `${lines} lines.` });
  return plural(total, {
    one: `1 line, ordered ${ageWords(days)} ago.`,
    other: `${lines} lines, the oldest ordered ${ageWords(days)} ago.`,
  });
}

import type { DeskLine } from '@laurel/contract/shop';
import { useRef, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { Pager } from '#ui/Pager.tsx';
import { DeskRow } from './DeskRow.tsx';
import { ageDays, ageWords, type DeskDeed } from './desk-lines.ts';
import classes from './OrderDesk.module.css';

const pageSize = 50;

interface DeskLinesProps {
  lines: readonly DeskLine[];
  /** What was asked for: something else begins at the first page. */
  asked: string;
  /** When the lines were loaded. */
  now: number;
  /** The server holds more than it lists. */
  isCut: boolean;
  onDeed: (deed: DeskDeed) => void;
}

/** Fifty lines at a time; what is done to one leaves the others where they are. */
export function DeskLines({ lines, asked, now, isCut, onDeed }: DeskLinesProps) {
  const top = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState({ asked, page: 0 });
  const lastPage = Math.max(0, Math.ceil(lines.length / pageSize) - 1);
  const page = turned.asked === asked ? Math.min(turned.page, lastPage) : 0;
  const turnTo = (next: number) => {
    setTurned({ asked, page: next });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={classes.lines}>
      <p className={classes.count} role="status">
        {countWords(lines, now)}
        {isCut ? ' Only the longest waiting are shown; choose what to show to see others.' : ''}
      </p>
      {lines.length > 0 ? (
        <ul className={classes.list} aria-label="Order lines">
          {lines.slice(page * pageSize, (page + 1) * pageSize).map((line) => (
            <DeskRow key={line.memberOrderItemId} line={line} now={now} onDeed={onDeed} />
          ))}
        </ul>
      ) : null}
      <Pager page={page} pageSize={pageSize} total={lines.length} onTurn={turnTo} />
    </div>
  );
}

function countWords(lines: readonly DeskLine[], now: number): string {
  const [first] = lines;
  if (!first) return '';
  const days = ageDays(first.orderDate, now);
  const oldest = days === 0 ? '' : `, the oldest ordered ${ageWords(days)} ago`;
  return `${lines.length === 1 ? '1 line' : `${formatPoints(lines.length)} lines`}${oldest}.`;
}

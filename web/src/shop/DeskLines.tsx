import type { DeskLine } from '@laurel/contract/shop';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { IconButton } from '#ui/IconButton.tsx';
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
      <DeskPager page={page} total={lines.length} onTurn={turnTo} />
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

function DeskPager({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  if (total <= pageSize) return null;
  const last = Math.min((page + 1) * pageSize, total);
  return (
    <nav className={classes.pager} aria-label="Pages">
      <p>
        {formatPoints(page * pageSize + 1)}–{formatPoints(last)} of {formatPoints(total)}
      </p>
      <span className={classes.steps}>
        <IconButton label="Previous page" disabled={page === 0} onClick={() => onTurn(page - 1)}>
          <IconChevronLeft aria-hidden size={22} />
        </IconButton>
        <IconButton label="Next page" disabled={last === total} onClick={() => onTurn(page + 1)}>
          <IconChevronRight aria-hidden size={22} />
        </IconButton>
      </span>
    </nav>
  );
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatPoints } from '#lib/points.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { pageSize } from './list-filter.ts';
import classes from './NominationManagement.module.css';

interface PagerProps {
  offset: number;
  total: number;
  onOffset: (offset: number) => void;
}

export function Pager({ offset, total, onOffset }: PagerProps) {
  const last = Math.min(offset + pageSize, total);
  const words =
    total === 0 ? '' : `${formatPoints(offset + 1)}–${formatPoints(last)} of ${formatPoints(total)} nominations`;
  return (
    <nav className={classes.pager} aria-label="Pages" hidden={total === 0}>
      <p role="status">{words}</p>
      {total > pageSize || offset > 0 ? (
        <span className={classes.steps}>
          <IconButton
            label="Previous page"
            disabled={offset === 0}
            onClick={() => onOffset(Math.max(0, offset - pageSize))}
          >
            <IconChevronLeft aria-hidden size={22} />
          </IconButton>
          <IconButton label="Next page" disabled={last >= total} onClick={() => onOffset(offset + pageSize)}>
            <IconChevronRight aria-hidden size={22} />
          </IconButton>
        </span>
      ) : null}
    </nav>
  );
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatPoints } from '#lib/points.ts';
import { IconButton } from './IconButton.tsx';
import classes from './Pager.module.css';

interface PagerProps {
  /** The first is 0. */
  page: number;
  pageSize: number;
  total: number;
  /** While a page is on its way: it tells where the next one begins. */
  isBusy?: boolean;
  onTurn: (page: number) => void;
}

/** Which rows of a long list are shown, and the way to others; nothing where all fit on one page. */
export function Pager({ page, pageSize, total, isBusy = false, onTurn }: PagerProps) {
  if (total <= pageSize) return null;
  const last = Math.min((page + 1) * pageSize, total);
  return (
    <nav className={classes.pager} aria-label="Pages">
      <p>
        {formatPoints(page * pageSize + 1)}–{formatPoints(last)} of {formatPoints(total)}
      </p>
      <span className={classes.steps}>
        <IconButton label="Previous page" disabled={isBusy || page === 0} onClick={() => onTurn(page - 1)}>
          <IconChevronLeft aria-hidden size={22} />
        </IconButton>
        <IconButton label="Next page" disabled={isBusy || last === total} onClick={() => onTurn(page + 1)}>
          <IconChevronRight aria-hidden size={22} />
        </IconButton>
      </span>
    </nav>
  );
}

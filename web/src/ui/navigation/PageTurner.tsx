import { say } from '@laurel/contract/say';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatPoints } from '#lib/points.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import classes from './PageTurner.module.css';
import * as texts from './texts.ts';

interface Span {
  from: string;
  to: string;
  total: string;
}

interface PageTurnerProps {
  /** The first is 0. */
  page: number;
  pageSize: number;
  total: number;
  /** The total is as far as was counted: there are more. */
  isMore?: boolean;
  /** Whether another page follows, where the page itself tells; otherwise it follows from the total. */
  isLast?: boolean | undefined;
  /** Rows of this page, where the page itself tells. */
  shown?: number | undefined;
  /** While a page is on its way: it tells where the next one begins. */
  isBusy?: boolean;
  onTurn: (page: number) => void;
  /** What is said of the rows shown; given, it is said of a single page too. */
  words?: (span: Span) => string;
}

/** Which rows of a long list are shown, and the way to others. */
export function PageTurner(props: PageTurnerProps) {
  const { page, pageSize, total, isBusy = false, onTurn, words } = props;
  const wordsOf = words ?? ((span: Span) => say(texts.span, { ...span }));
  const isEmpty = props.shown === 0;
  const isOnePage = page === 0 && total <= pageSize;
  if (total === 0 || (isOnePage && !words)) return null;
  const { span, isLast } = spanOf(props);
  return (
    <nav className={classes.pager} aria-label={say(texts.pages)}>
      <p role="status">{isEmpty ? say(texts.nothingLeft) : wordsOf(span)}</p>
      {isOnePage ? null : (
        <span className={classes.steps}>
          <IconButton
            label={say(texts.previousPage)}
            disabled={page === 0}
            aria-disabled={isBusy}
            onClick={() => onTurn(page - 1)}
          >
            <IconChevronLeft aria-hidden size={22} />
          </IconButton>
          <IconButton
            label={say(texts.nextPage)}
            disabled={isLast}
            aria-disabled={isBusy}
            onClick={() => onTurn(page + 1)}
          >
            <IconChevronRight aria-hidden size={22} />
          </IconButton>
        </span>
      )}
    </nav>
  );
}

function spanOf({ page, pageSize, total, isMore = false, ...known }: PageTurnerProps) {
  const end = (page + 1) * pageSize;
  const { isLast = !isMore && end >= total, shown } = known;
  const last = shown === undefined ? (isMore ? end : Math.min(end, total)) : page * pageSize + shown;
  // Behind what was counted the page itself knows better.
  const all = isLast ? last : Math.max(total, last);
  return {
    isLast,
    span: {
      from: formatPoints(page * pageSize + 1),
      to: formatPoints(last),
      total: isMore && !isLast ? say(texts.moreThan, { total: all }) : formatPoints(all),
    },
  };
}

import { Button } from '#ui/buttons/Button.tsx';
import classes from './Award.module.css';
import { remarksOf } from './quote.ts';
import type { Quoting } from './use-quote.ts';

/** Who is left out or not reached, that the quote has changed, or why there is none. */
export function QuoteNotes({ quoting, changed }: { quoting: Quoting; changed: string }) {
  const { quote, problem, retry } = quoting;
  return (
    <>
      {changed ? (
        <p className={classes.changed} role="alert">
          {changed}
        </p>
      ) : null}
      {quote
        ? remarksOf(quote).map((remark) => (
            <p key={remark} className={classes.remark}>
              {remark}
            </p>
          ))
        : null}
      {problem ? (
        <div className={classes.failed}>
          <p role="alert">{problem}</p>
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </>
  );
}

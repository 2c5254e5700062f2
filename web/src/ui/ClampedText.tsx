import { useId, useState } from 'react';
import classes from './ClampedText.module.css';

/** Longer than about three lines of a column. */
const shortMax = 120;

/** A long text in a report: its first lines, and all of it on request. */
export function ClampedText({ text, of }: { text: string; of: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = text.length > shortMax || text.split('\n').length > 3;
  return (
    <div className={classes.box}>
      <p id={id} className={classes.text} data-cut={(isLong && !open) || undefined}>
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Show less' : 'Show more'} of ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      ) : null}
    </div>
  );
}

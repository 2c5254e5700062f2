import { say } from '@laurel/contract/say';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { onWindowResize } from '#lib/window-size.ts';
import classes from './ClampedText.module.css';
import * as texts from './texts.ts';

/** A long text in a report: its first lines, and all of it on request, where lines are hidden. */
export function ClampedText({ text, of }: { text: string; of: string }) {
  const id = useId();
  const box = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines
  useLayoutEffect(() => {
    const measure = () => {
      const at = box.current;
      // Open, or where it is not shown at all, there is nothing to measure: what was known stays.
      if (at && 'cut' in at.dataset && at.clientHeight > 0) setCut(at.scrollHeight > at.clientHeight + 1);
    };
    measure();
    return onWindowResize(measure);
  }, [text, open]);
  return (
    <div className={classes.box}>
      <p ref={box} id={id} dir="auto" className={classes.text} data-cut={!open || undefined}>
        {text}
      </p>
      {isCut ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={id}
          aria-label={say(open ? texts.showLessOf : texts.showMoreOf, { what: of })}
          onClick={() => setOpen(!open)}
        >
          {say(open ? texts.showLess : common.showMore)}
        </button>
      ) : null}
    </div>
  );
}

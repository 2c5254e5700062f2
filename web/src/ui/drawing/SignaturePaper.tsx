import type { Strokes } from '@laurel/contract/rules/strokes';
import { say } from '@laurel/contract/say';
import { SignatureDrawing } from './SignatureDrawing.tsx';
import classes from './SignaturePaper.module.css';
import * as texts from './texts.ts';
import { isFull, useDrawing } from './use-drawing.ts';

interface SignaturePaperProps {
  value: Strokes;
  onChange: (value: Strokes) => void;
}

/** What one draws on, and what is drawn. Where there is no room for more, it says so. */
export function SignaturePaper({ value, onChange }: SignaturePaperProps) {
  const { drawn, handlers } = useDrawing(value, onChange);
  const all = drawn ? [...value, drawn] : value;
  return (
    <>
      <div className={classes.paper} {...handlers}>
        <SignatureDrawing strokes={all} label={say(texts.linesDrawn, { count: value.length })} />
        {all.length === 0 ? (
          <span className={classes.hint} aria-hidden>
            {say(texts.drawHere)}
          </span>
        ) : null}
      </div>
      <p className={classes.full} aria-live="polite">
        {isFull(value) ? say(texts.drawingFull) : ''}
      </p>
    </>
  );
}

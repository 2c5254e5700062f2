import { signatureHeight, signatureWidth } from '@laurel/contract/limits';
import type { Strokes } from '@laurel/contract/rules/strokes';
import classes from './SignatureDrawing.module.css';
import { strokePath } from './stroke-path.ts';

interface SignatureDrawingProps {
  strokes: Strokes;
  /** What it is, for who does not see it. */
  label: string;
}

/** What a hand drew, in the colour of the words around it. It is never turned: hands write as they write. */
export function SignatureDrawing({ strokes, label }: SignatureDrawingProps) {
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${signatureWidth} ${signatureHeight}`} role="img" aria-label={label}>
      <path d={strokes.map(strokePath).join('')} />
    </svg>
  );
}

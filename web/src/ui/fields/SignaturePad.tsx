import { drawnHeight, drawnWidth } from '@laurel/contract/limits';
import type { Strokes } from '@laurel/contract/rules/strokes';
import { type PointerEvent, useRef } from 'react';
import classes from './SignaturePad.module.css';

interface SignaturePadProps {
  label: string;
  value: Strokes;
  onChange: (strokes: Strokes) => void;
}

/** A place to sign by hand. */
export function SignaturePad({ label, value, onChange }: SignaturePadProps) {
  const isDown = useRef(false);
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (part: number, most: number) => Math.min(most, Math.max(0, Math.round(part * most)));
    return [within((event.clientX - left) / width, drawnWidth), within((event.clientY - top) / height, drawnHeight)];
  };
  return (
    <svg
      className={classes.pad}
      viewBox={`0 0 ${drawnWidth} ${drawnHeight}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isDown.current = true;
        onChange([...value, pointOf(event)]);
      }}
      onPointerMove={(event) => {
        if (!isDown.current) return;
        const last = value.at(-1) ?? [];
        onChange([...value.slice(0, -1), [...last, ...pointOf(event)]]);
      }}
      onPointerUp={() => {
        isDown.current = false;
      }}
    >
      <Lines strokes={value} />
    </svg>
  );
}

/** What was drawn, by whom. */
export function SignatureDrawing({ strokes, name }: { strokes: Strokes; name: string }) {
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${drawnWidth} ${drawnHeight}`} role="img" aria-label={name}>
      <Lines strokes={strokes} />
    </svg>
  );
}

function Lines({ strokes }: { strokes: Strokes }) {
  return strokes.map((line) => <polyline key={line.join(' ')} className={classes.line} points={line.join(' ')} />);
}

import type { Strokes } from '@laurel/contract/rules/strokes';
import { say } from '@laurel/contract/say';
import { IconArrowBackUp, IconEraser } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { SignaturePaper } from '#ui/drawing/SignaturePaper.tsx';
import * as texts from '#ui/drawing/texts.ts';
import layout from '#ui/layout/layout.module.css';
import classes from './Field.module.css';

interface SignaturePadProps {
  label: string;
  value: Strokes;
  onChange: (value: Strokes) => void;
}

/**
 * A signature, drawn by a finger, a pen or the mouse. Keys cannot draw: who uses it offers them another way, such as a
 * name in a hand-written script. Its words come late.
 */
export function SignaturePad({ label, value, onChange }: SignaturePadProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form that is sent
    <div role="group" aria-labelledby={id} className={classes.field}>
      <p id={id} className={classes.label}>
        {label}
      </p>
      <SignaturePaper value={value} onChange={onChange} />
      <div className={layout.row}>
        <Button
          variant="default"
          size="sm"
          icon={<IconArrowBackUp aria-hidden size={18} stroke={1.8} />}
          aria-disabled={value.length === 0}
          onClick={() => onChange(value.slice(0, -1))}
        >
          {say(texts.undoLine)}
        </Button>
        <Button
          variant="default"
          size="sm"
          icon={<IconEraser aria-hidden size={18} stroke={1.8} />}
          aria-disabled={value.length === 0}
          onClick={() => onChange([])}
        >
          {say(texts.clearDrawing)}
        </Button>
      </div>
    </div>
  );
}

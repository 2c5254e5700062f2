import { textLength } from '@laurel/contract/text-length';
import { Textarea, type TextareaProps } from '@mantine/core';
import { useId } from 'react';
import { formatPoints } from '#lib/points.ts';
import classes from './CountedTextarea.module.css';

export interface CountedTextareaProps extends Omit<TextareaProps, 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onChange: (value: string) => void;
  /** At most so many code points, as the server counts. */
  max: number;
}

/** Close to the end the count is read out; before that it would only disturb. */
const nearEnd = 20;

/**
 * A text area that shows the characters remaining. It lets one write past the end and says so: cutting off what was
 * pasted would lose words silently.
 */
export function CountedTextarea({ value, onChange, max, error, ...rest }: CountedTextareaProps) {
  const countId = useId();
  const left = max - textLength(value);
  const tooLong = left < 0 ? `Please use at most ${formatPoints(max)} characters.` : undefined;
  return (
    <div>
      <Textarea
        autosize
        dir="auto"
        minRows={4}
        maxRows={14}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error || tooLong}
        aria-describedby={countId}
      />
      <p id={countId} className={classes.count} data-over={left < 0 || undefined}>
        {remaining(left)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {left <= nearEnd ? remaining(left) : ''}
      </p>
    </div>
  );
}

function remaining(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${formatPoints(-left)} ${characters} too many` : `${formatPoints(left)} ${characters} remaining`;
}

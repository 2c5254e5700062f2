import { textLength } from '@laurel/contract/rules/text-length';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { type ComponentProps, type CSSProperties, useId, useLayoutEffect, useRef } from 'react';
import classes from './CountedTextarea.module.css';
import { charactersLeft } from './count-words.ts';
import { Field, type FieldProps } from './Field.tsx';

type OwnArea = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength' | 'className' | 'rows'>;

export interface CountedTextareaProps extends FieldProps, OwnArea {
  value: string;
  onChange: (value: string) => void;
  /** At most so many code points, as the server counts. */
  max: number;
  /** So many lines are seen at once; it grows with what is written. */
  minRows?: number;
}

/** Close to the end the count is read out; before that it would only disturb. */
const nearEnd = 20;

/**
 * A text area that shows the characters remaining. It lets one write past the end and says so: cutting off what was
 * pasted would lose words silently.
 */
export function CountedTextarea({
  label,
  description,
  error,
  className,
  value,
  onChange,
  max,
  minRows = 4,
  ...area
}: CountedTextareaProps) {
  const countId = useId();
  const grown = useGrowing(value);
  const left = max - textLength(value);
  const tooLong = left < 0 ? say(said.charactersAtMost, { max }) : undefined;
  return (
    <div>
      <Field
        {...{ label, description, className, required: area.required }}
        error={error || tooLong}
        describedBy={countId}
      >
        {(control) => (
          <textarea
            dir="auto"
            {...area}
            {...control}
            ref={grown}
            style={{ '--rows': minRows } as CSSProperties}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <p id={countId} className={classes.count} data-over={left < 0 || undefined}>
        {charactersLeft(left)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {left <= nearEnd ? charactersLeft(left) : ''}
      </p>
    </div>
  );
}

/** In browsers that do not let a text area grow by its style sheet. */
function useGrowing(value: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is the cause
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [value]);
  return ref;
}

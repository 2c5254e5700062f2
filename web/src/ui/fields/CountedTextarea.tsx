import { textLength } from '@laurel/contract/rules/text-length';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import classes from './CountedTextarea.module.css';
import { charactersLeft } from './count-words.ts';
import { Field, type FieldProps } from './Field.tsx';

type OwnArea = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength' | 'className' | 'rows' | 'ref'>;

interface AreaProps extends FieldProps, OwnArea {
  value: string;
  onChange: (value: string) => void;
  /** So many lines are seen at once; it grows with what is written. */
  minRows?: number;
  ref?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** What opens right below the text area. */
  below?: ReactNode;
  /** What stands in the line of the count. */
  beside?: ReactNode;
}

export interface CountedTextareaProps extends AreaProps {
  /** At most so many code points, as the server counts. */
  max: number;
  /** What is sent, where that is not what is seen: its characters count. */
  counted?: string;
}

/** Close to the end the count is read out; before that it would only disturb. */
const nearEnd = 20;

/**
 * A text area that shows the characters remaining. It lets one write past the end and says so: cutting off what was
 * pasted would lose words silently.
 */
export function CountedTextarea({ error, max, counted, ...area }: CountedTextareaProps) {
  const left = max - textLength(counted ?? area.value);
  const tooLong = left < 0 ? say(said.charactersAtMost, { max }) : undefined;
  return <CountedArea {...area} error={error || tooLong} count={charactersLeft(left)} left={left} />;
}

interface CountedAreaProps extends AreaProps {
  /** How much is written, or may still be. */
  count: string;
  /** So much may still be written; below 0 it is too much. */
  left: number;
}

/** A text area, and below it how much is written. */
export function CountedArea({
  label,
  description,
  error,
  className,
  value,
  onChange,
  count,
  left,
  minRows = 4,
  ref,
  below,
  beside,
  ...area
}: CountedAreaProps) {
  const countId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const box = ref ?? own;
  useGrowing(box, value);
  return (
    <div>
      <Field {...{ label, description, className, error, required: area.required }} describedBy={countId}>
        {(control) => (
          <>
            <textarea
              dir="auto"
              {...area}
              {...control}
              ref={box}
              style={{ '--rows': minRows } as CSSProperties}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {below}
          </>
        )}
      </Field>
      <div className={classes.foot}>
        {beside}
        <p id={countId} className={classes.count} data-over={left < 0 || undefined}>
          {count}
        </p>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {left <= nearEnd ? count : ''}
      </p>
    </div>
  );
}

/** In browsers that do not let a text area grow by its style sheet. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, value: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is the cause
  useLayoutEffect(() => {
    const area = box.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [value]);
}

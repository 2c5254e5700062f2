import { say } from '@laurel/contract/say';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { isInOrder } from './address.ts';
import classes from './Lists.module.css';
import * as texts from './texts.ts';

interface Span {
  from: string;
  until: string;
}

/** The days of a span in the reader's own time zone. */
export function DayFields({ value, onChange }: { value: Span; onChange: (part: Partial<Span>) => void }) {
  return (
    <div className={classes.days}>
      <TextInput
        type="date"
        label={say(texts.fromDay)}
        value={value.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={say(texts.untilDay)}
        value={value.until}
        error={isInOrder(value) ? undefined : say(texts.daysTurned)}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
    </div>
  );
}

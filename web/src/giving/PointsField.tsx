import type { Giving } from '@laurel/contract/programme/giving';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { formatPoints } from '#lib/points.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import classes from './Award.module.css';
import * as texts from './texts.ts';

interface PointsFieldProps {
  giving: Giving | null;
  /** What it is for. */
  reason: string;
  value: string;
  onChange: (points: string) => void;
  error: string | undefined;
}

/** Points to each recipient: so many that what it is for says, some to choose from, or a number with as many characters as the most has. */
export function PointsField({ giving, reason, value, onChange, error }: PointsFieldProps) {
  if (giving === null) return null;
  if ('fixed' in giving)
    return <p role="status">{say(texts.fixedPoints, { what: valueWords(reason), points: giving.fixed })}</p>;
  if ('upTo' in giving) {
    return (
      <TextInput
        label={say(texts.pointsForEach)}
        required
        inputMode="numeric"
        maxLength={String(giving.upTo).length}
        autoComplete="off"
        className={classes.points}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    );
  }
  return (
    <Choice
      label={say(texts.pointsForEach)}
      isRequired
      look="pills"
      offers={giving.among.map((each) => ({ value: String(each), label: formatPoints(each) }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

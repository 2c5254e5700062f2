import { say } from '@laurel/contract/say';
import { formatPoints } from '#lib/points.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import classes from './Award.module.css';
import type { KindRules } from './award-kinds.ts';
import * as texts from './texts.ts';

interface PointsFieldProps {
  rules: KindRules;
  value: string;
  onChange: (points: string) => void;
  error: string | undefined;
}

/** Points to each recipient: fixed values, or a number with as many characters as the most has. */
export function PointsField({ rules, value, onChange, error }: PointsFieldProps) {
  const { points } = rules;
  if (typeof points === 'number') {
    return (
      <TextInput
        label={say(texts.pointsForEach)}
        required
        inputMode="numeric"
        maxLength={String(points).length}
        autoComplete="off"
        className={classes.points}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    );
  }
  if (points.length === 0) return null;
  return (
    <Choice
      label={say(texts.pointsForEach)}
      isRequired
      look="pills"
      offers={points.map((each) => ({ value: String(each), label: formatPoints(each) }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

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

/** Points to each recipient: fixed values, or a number of up to 4 characters. */
export function PointsField({ rules, value, onChange, error }: PointsFieldProps) {
  if (rules.points === 'none') return null;
  if (rules.points === 'typed') {
    return (
      <TextInput
        label={say(texts.pointsForEach)}
        required
        inputMode="numeric"
        maxLength={4}
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
      offers={rules.points.map((points) => ({ value: String(points), label: formatPoints(points) }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

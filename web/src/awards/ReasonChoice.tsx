import { designOf } from '@laurel/contract/rules/card-design';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { cardPicture } from '../paths.ts';
import classes from './ReasonChoice.module.css';

interface ReasonChoiceProps {
  reasons: readonly string[];
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** What for: one of the cards, each shown as it is drawn. */
export function ReasonChoice({ reasons, value, onChange, error }: ReasonChoiceProps) {
  const id = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        What for?
        <span aria-hidden className={classes.star}>
          {' *'}
        </span>
      </legend>
      <div className={classes.cards}>
        {reasons.map((reason) => (
          <label key={reason} className={classes.card}>
            <input
              type="radio"
              className={classes.input}
              name={`${id}-reason`}
              checked={reason === value}
              onChange={() => onChange(reason)}
              aria-label={reason}
              aria-describedby={error ? id : undefined}
              data-error={error ? true : undefined}
            />
            <img src={cardPicture(designOf(reason).drawing)} alt="" width={160} height={90} />
            <span className={classes.words}>{reason}</span>
            <span className={classes.tick}>
              <IconCheck aria-hidden size={15} stroke={3} />
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

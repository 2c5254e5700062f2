import { behaviours, oneUp } from '@laurel/contract/points';
import { IconArrowBigUpLines, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './BehaviourChoice.module.css';
import { behaviourLooks } from './behaviour-looks.ts';
import { type NomCat, withBehaviour } from './nominate-form.ts';

interface BehaviourChoiceProps {
  value: readonly NomCat[];
  onChange: (nomCat: NomCat[]) => void;
  error?: string | undefined;
}

/** Six behaviours to tick, or the one option that stands alone. */
export function BehaviourChoice({ value, onChange, error }: BehaviourChoiceProps) {
  const errorId = useId();
  const field = { error, errorId };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        What did you see?
        <span aria-hidden className={classes.star}>
          {' *'}
        </span>
      </legend>
      <p className={classes.hint}>Tick one or several of our behaviours.</p>
      <div className={classes.cards}>
        {behaviours.map((behaviour) => {
          const { icon: BehaviourIcon, words } = behaviourLooks[behaviour];
          return (
            <ChoiceCard
              key={behaviour}
              type="checkbox"
              label={behaviour}
              words={words}
              icon={<BehaviourIcon aria-hidden size={26} stroke={1.6} />}
              checked={value.includes(behaviour)}
              onChange={() => onChange(withBehaviour(value, behaviour))}
              {...field}
            />
          );
        })}
      </div>
      <p className={classes.other}>
        <span>Other</span>
      </p>
      <ChoiceCard
        type="radio"
        label={oneUp}
        words="None of the six says it: somebody simply went one better."
        icon={<IconArrowBigUpLines aria-hidden size={26} stroke={1.6} />}
        checked={value.includes(oneUp)}
        onChange={() => onChange([oneUp])}
        {...field}
      />
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ChoiceCardProps {
  type: 'checkbox' | 'radio';
  label: string;
  words: string;
  icon: ReactNode;
  checked: boolean;
  onChange: () => void;
  error: string | undefined;
  errorId: string;
}

function ChoiceCard({ type, label, words, icon, checked, onChange, error, errorId }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className={classes.card} data-wide={type === 'radio' || undefined}>
      <input
        type={type}
        className={classes.input}
        checked={checked}
        onChange={onChange}
        aria-label={label}
        aria-describedby={error ? `${id} ${errorId}` : id}
        aria-invalid={(error && type === 'checkbox') || undefined}
      />
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <strong>{label}</strong>
        <span id={id}>{words}</span>
      </span>
      <span className={classes.tick} data-type={type}>
        <IconCheck aria-hidden size={16} stroke={3} />
      </span>
    </label>
  );
}

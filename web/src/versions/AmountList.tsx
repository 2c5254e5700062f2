import { say } from '@laurel/contract/say';
import { wholeNumber } from '@laurel/contract/shapes/texts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { focusNear } from '#ui/focus/near.ts';
import layout from '#ui/layout/layout.module.css';
import classes from './Programme.module.css';
import * as texts from './texts.ts';

interface AmountListProps {
  label: string;
  amounts: readonly number[];
  error: string | undefined;
  mayChange: boolean;
  onChange: (amounts: number[]) => void;
}

/** Points to choose from, from the smallest to the largest: each can be taken away, and others come in their place. */
export function AmountList({ label, amounts, error, mayChange, onChange }: AmountListProps) {
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = (at: number) => {
    onChange(amounts.filter((_, one) => one !== at));
    requestAnimationFrame(() => focusNear(list.current?.querySelectorAll('button'), at, field.current));
  };
  return (
    <fieldset>
      <legend className={classes.groupLabel}>{label}</legend>
      <GroupError error={error} />
      <ul ref={list} className={`${layout.row} ${classes.amounts}`}>
        {amounts.map((points, at) => (
          <li key={points}>
            {mayChange ? (
              <button
                type="button"
                className={classes.amount}
                aria-label={say(texts.takeAmount, { points })}
                onClick={() => take(at)}
              >
                {formatPoints(points)}
                <IconX aria-hidden size={15} stroke={2} />
              </button>
            ) : (
              <span className={classes.amount}>{formatPoints(points)}</span>
            )}
          </li>
        ))}
      </ul>
      {mayChange ? <AddAmount field={field} label={label} amounts={amounts} onChange={onChange} /> : null}
    </fieldset>
  );
}

interface AddAmountProps extends Pick<AmountListProps, 'label' | 'amounts' | 'onChange'> {
  field: React.RefObject<HTMLInputElement | null>;
}

function AddAmount({ field, label, amounts, onChange }: AddAmountProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const points = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : undefined;
    setWrong(points === undefined);
    if (points === undefined) return;
    onChange([...new Set([...amounts, points])].sort((one, other) => one - other));
    setTyped('');
  };
  return (
    <form className={classes.add} onSubmit={add}>
      <TextInput
        ref={field}
        aria-label={say(texts.newAmount, { list: label })}
        placeholder={say(texts.amount)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className={classes.number}
        error={isWrong ? say(wholeNumber) : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="default" size="md" icon={<IconPlus aria-hidden size={18} />}>
        {say(texts.add)}
        <span className="visually-hidden"> {label}</span>
      </Button>
    </form>
  );
}

import { basketQtyMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import classes from './Basket.module.css';
import * as texts from './texts.ts';

interface QtyStepperProps {
  productName: string;
  qty: number;
  /** A change is on its way: the buttons wait, and keep the focus. */
  isBusy: boolean;
  onChange: (qty: number) => void;
}

/**
 * How many of a product: a step at a time, or typed. What is typed counts with Enter, or when the field is left, and then as soon
 * as the change before it is done; Escape takes it back.
 */
export function QtyStepper({ productName, qty, isBusy, onChange }: QtyStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [isMeant, setMeant] = useState(false);
  const change = (wanted: number) => {
    if (isBusy) return;
    setTyped(undefined);
    if (wanted !== qty) onChange(wanted);
  };
  useEffect(() => {
    if (!isMeant || isBusy) return;
    setMeant(false);
    change(typed === undefined || typed === '' ? qty : Number(typed));
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons around a number are no fieldset of a form
    <div className={classes.stepper} role="group" aria-label={say(texts.quantityOf, { product: productName })}>
      <IconButton
        label={say(texts.decrease)}
        disabled={qty <= 1}
        aria-disabled={isBusy}
        onClick={() => change(qty - 1)}
      >
        <IconMinus aria-hidden size={18} stroke={2} />
      </IconButton>
      <input
        aria-label={say(texts.howMany, { product: productName, max: basketQtyMax })}
        inputMode="numeric"
        maxLength={2}
        value={typed ?? qty}
        onChange={(event) => {
          setMeant(false);
          setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 2));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setMeant(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setMeant(true);
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      <span className="visually-hidden" aria-live="polite">
        {qty}
      </span>
      <IconButton
        label={say(texts.increase)}
        disabled={qty >= basketQtyMax}
        aria-disabled={isBusy}
        onClick={() => change(qty + 1)}
      >
        <IconPlus aria-hidden size={18} stroke={2} />
      </IconButton>
    </div>
  );
}

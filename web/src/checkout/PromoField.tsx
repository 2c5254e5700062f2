import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import { promoCodeMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { Button } from '#ui/buttons/Button.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import classes from './Basket.module.css';
import * as texts from './texts.ts';

interface PromoFieldProps {
  code: string;
  onCode: (code: string) => void;
  onApply: () => void;
  mayApply: boolean;
  isPricing: boolean;
  /** What the applied code does; undefined while there is none. */
  outcome: Pick<CheckoutSummary, 'isVoucherOk' | 'voucherAmtDesc'> | undefined;
}

export function PromoField({ code, onCode, onApply, mayApply, isPricing, outcome }: PromoFieldProps) {
  return (
    <div className={classes.promo}>
      <TextInput
        label={say(texts.promoCode)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={promoCodeMax}
        value={code}
        aria-describedby="promo-words"
        onChange={(event) => onCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter applies the code; it must not place the order.
          event.preventDefault();
          if (mayApply) onApply();
        }}
      />
      <Button variant="default" size="md" isWaiting={isPricing} disabled={!mayApply} onClick={onApply}>
        {say(texts.apply)}
      </Button>
      <p id="promo-words" className={classes.promoWords} role="status" data-ok={outcome?.isVoucherOk}>
        {outcome?.voucherAmtDesc ?? ''}
      </p>
    </div>
  );
}

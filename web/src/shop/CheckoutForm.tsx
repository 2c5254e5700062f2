import type { FormErrors } from '@laurel/contract/errors';
import { mobileMax, promoCodeMax } from '@laurel/contract/limits';
import type { CheckoutSummary, CurrencyInfo } from '@laurel/contract/shop';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CountedInput } from '#ui/CountedInput.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import classes from './Basket.module.css';
import { usePlaceOrder } from './place-order.ts';

interface CheckoutFormProps {
  inf: CurrencyInfo;
  summary: CheckoutSummary;
  /** The code that the summary counts with. */
  promoCode: string;
  /** The summary of another code is still shown. */
  isPricing: boolean;
  onPromoCode: (code: string) => void;
}

export function CheckoutForm({ inf, summary, promoCode, isPricing, onPromoCode }: CheckoutFormProps) {
  const [cellNum, setCellNum] = useState(summary.cellNum);
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const order = usePlaceOrder(inf, { promoCode, onErrors: setErrors });
  const typed = code.trim();
  const canPay = summary.pointsTotal <= summary.pointsAvailable;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (cellNum.trim() === '') {
      setErrors({ cellNum: 'Please give a mobile number.' });
      return focusFirstError(event.currentTarget);
    }
    // A code that was typed and not applied would change the total unseen.
    if (typed !== promoCode) return onPromoCode(typed);
    if (!isPricing && canPay && !order.isPending) order.mutate({ cellNum: cellNum.trim(), summary });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CountedInput
        label="Mobile number"
        description={
          inf.deliveryType === 'C' ? 'For the delivery to your work address' : 'For questions about your order'
        }
        type="tel"
        autoComplete="tel"
        required
        max={mobileMax}
        value={cellNum}
        error={errors.cellNum}
        onChange={(text) => {
          setCellNum(text);
          setErrors({});
        }}
      />
      <div className={classes.promo}>
        <TextInput
          label="Promo code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={promoCodeMax}
          value={code}
          aria-describedby="promo-words"
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onPromoCode(typed);
          }}
        />
        <Button
          variant="default"
          loading={isPricing}
          disabled={typed === '' && promoCode === ''}
          onClick={() => onPromoCode(typed)}
        >
          Apply
        </Button>
        <p
          id="promo-words"
          className={classes.promoWords}
          role="status"
          data-ok={promoCode && !isPricing ? summary.isVoucherOk : undefined}
        >
          {isPricing || promoCode === '' ? '' : summary.voucherAmtDesc}
        </p>
      </div>
      {order.changedWords ? (
        <p className={classes.changed} role="alert">
          {order.changedWords}
        </p>
      ) : null}
      <div>
        <Button type="submit" size="lg" loading={order.isPending} disabled={!canPay}>
          Place Order
        </Button>
      </div>
      {canPay ? null : (
        <p className={classes.note}>
          There are not enough points for this order. Please take something out of your basket.
        </p>
      )}
    </form>
  );
}

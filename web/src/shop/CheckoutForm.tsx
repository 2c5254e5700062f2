import type { CheckoutSummary } from '@laurel/contract/checkout';
import type { FormErrors } from '@laurel/contract/errors';
import { mobileMax } from '@laurel/contract/limits';
import type { CurrencyInfo } from '@laurel/contract/shop-parts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { CountedInput } from '#ui/CountedInput.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import classes from './Basket.module.css';
import { OrderSums } from './OrderSums.tsx';
import { PromoField } from './PromoField.tsx';
import { usePlaceOrder } from './place-order.ts';
import type { SummaryAsked } from './shop-queries.ts';

interface CheckoutFormProps {
  inf: CurrencyInfo;
  summary: CheckoutSummary;
  /** What the summary was asked for: the code that it counts with. */
  asked: SummaryAsked;
  /** The summary of another code is still shown. */
  isPricing: boolean;
  onPromoCode: (code: string) => void;
  onOrderedElsewhere: (orderNum: string) => void;
}

export function CheckoutForm({ inf, summary, asked, isPricing, onPromoCode, onOrderedElsewhere }: CheckoutFormProps) {
  const { promoCode } = asked;
  const [cellNum, setCellNum] = useState(summary.cellNum);
  const [code, setCode] = useState(promoCode);
  const [errors, setErrors] = useState<FormErrors>({});
  const order = usePlaceOrder(inf, { asked, onErrors: setErrors, onOrderedElsewhere });
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
    <form className={classes.columns} onSubmit={submit} noValidate>
      <Card>
        <div className={classes.form}>
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
          <PromoField
            code={code}
            onCode={setCode}
            onApply={() => onPromoCode(typed)}
            mayApply={typed !== '' || promoCode !== ''}
            isPricing={isPricing}
            outcome={promoCode === '' || isPricing ? undefined : summary}
          />
        </div>
      </Card>
      <Card title="Your order" className={classes.sums}>
        <OrderSums summary={summary} inf={inf} />
        {order.changedWords ? (
          <p className={classes.changed} role="alert">
            {order.changedWords}
          </p>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={order.isPending} disabled={!canPay}>
          Place Order
        </Button>
      </Card>
    </form>
  );
}

import { mobileMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { rich } from '#lib/rich.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { strong } from '#ui/layout/tags.tsx';
import { OrderSums } from './OrderSums.tsx';
import { PromoField } from './PromoField.tsx';
import { type Ordering, usePlaceOrder } from './place-order.ts';
import * as texts from './texts.ts';

export function CheckoutForm(ordering: Ordering) {
  const { inf, summary, asked, isPricing, onPromoCode } = ordering;
  const { promoCode } = asked;
  const { deliverTo } = summary;
  const { form, canPay, changedWords } = usePlaceOrder(ordering);
  const { values, errors, change } = form;
  const typed = values.code.trim();
  return (
    <form className={layout.columns} {...form.form}>
      <Card>
        {deliverTo ? <p>{rich(texts.workAddress, { address: deliverTo, strong })}</p> : null}
        <CountedInput
          label={say(texts.mobileNumber)}
          description={say(deliverTo ? texts.forDelivery : texts.forQuestions)}
          type="tel"
          autoComplete="tel"
          required
          max={mobileMax}
          value={values.cellNum}
          error={errors.cellNum}
          onChange={(cellNum) => change({ cellNum })}
        />
        <PromoField
          code={values.code}
          onCode={(code) => change({ code })}
          onApply={() => onPromoCode(typed)}
          mayApply={typed !== '' || promoCode !== ''}
          isPricing={isPricing}
          outcome={promoCode === '' || isPricing ? undefined : summary}
        />
      </Card>
      <Card title={say(texts.yourOrder)} className={layout.pinned}>
        <OrderSums summary={summary} inf={inf} />
        {changedWords ? <Notice role="alert">{changedWords}</Notice> : null}
        <Button type="submit" size="lg" fullWidth isWaiting={form.isSending} disabled={!canPay}>
          {say(texts.placeOrder)}
        </Button>
      </Card>
    </form>
  );
}

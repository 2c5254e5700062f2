import type { BasketItem } from '@laurel/contract/basket';
import { basketQtyMax } from '@laurel/contract/limits';
import { formatMoney } from '@laurel/contract/money';
import type { CurrencyInfo } from '@laurel/contract/shop-parts';
import { IconAlertTriangle, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { IconButton } from '#ui/IconButton.tsx';
import classes from './Basket.module.css';
import { ProductPicture } from './ProductPicture.tsx';

interface BasketRowProps {
  item: BasketItem;
  inf: CurrencyInfo;
  /** A change is on its way: the buttons wait, and keep the focus. */
  isBusy: boolean;
  onChange: (action: 'increase' | 'decrease' | 'remove') => void;
}

export function BasketRow({ item, inf, isBusy, onChange }: BasketRowProps) {
  const { pointsName } = useMember();
  const isGone = item.BasketItemStatus === 'DELETED';
  const change = (action: 'increase' | 'decrease' | 'remove') => () => {
    if (!isBusy) onChange(action);
  };
  return (
    <li className={classes.row} data-gone={isGone || undefined}>
      <ProductPicture src={item.imageFile} small />
      <div className={classes.words}>
        <h2 className={classes.name}>{item.productName}</h2>
        <p className={classes.unit}>{isGone ? '' : `${formatMoney(item.displayPrice, inf)} each`}</p>
      </div>
      <Warning item={item} inf={inf} />
      <div className={classes.qty}>
        {isGone ? null : (
          // biome-ignore lint/a11y/useSemanticElements: two buttons around a number are no fieldset of a form
          <div className={classes.stepper} role="group" aria-label={`Quantity of ${item.productName}`}>
            <IconButton label="Decrease" disabled={item.qty <= 1} onClick={change('decrease')}>
              <IconMinus aria-hidden size={18} stroke={2} />
            </IconButton>
            <span aria-live="polite">{item.qty}</span>
            <IconButton label="Increase" disabled={item.qty >= basketQtyMax} onClick={change('increase')}>
              <IconPlus aria-hidden size={18} stroke={2} />
            </IconButton>
          </div>
        )}
        <IconButton
          label={`Remove ${item.productName}`}
          className={classes.remove}
          data-remove
          onClick={change('remove')}
        >
          <IconTrash aria-hidden size={20} stroke={1.7} />
        </IconButton>
      </div>
      <p className={classes.total}>
        {isGone ? null : (
          <>
            <strong>{formatMoney(item.itemTotal, inf)}</strong>
            <span>
              {formatPoints(item.pointsTotal)} {pointsName || 'points'}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

function Warning({ item, inf }: { item: BasketItem; inf: CurrencyInfo }) {
  const words = warningWords(item, formatMoney(item.basketPrice, inf));
  if (!words) return null;
  return (
    <p className={classes.warning} data-good={item.BasketItemStatus === 'DECREASED' || undefined}>
      <IconAlertTriangle aria-hidden size={18} stroke={1.8} />
      <span>
        <strong>{words.title}</strong> {words.rest}
      </span>
    </p>
  );
}

function warningWords({ BasketItemStatus }: BasketItem, before: string) {
  switch (BasketItemStatus) {
    case 'DELETED':
      return { title: 'Product removed.', rest: 'It is no longer offered and will not be ordered.' };
    case 'CHANGED':
      return { title: 'Price changed.', rest: `It was ${before} when you added it.` };
    case 'DECREASED':
      return { title: 'Price reduced.', rest: `It was ${before} when you added it.` };
    default:
      return undefined;
  }
}

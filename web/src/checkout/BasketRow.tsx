import type { BasketItem } from '@laurel/contract/calls/checkout';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';

import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ProductPicture } from '#shop/ProductPicture.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { strong } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Basket.module.css';
import { QtyStepper } from './QtyStepper.tsx';
import * as texts from './texts.ts';

interface BasketRowProps {
  item: BasketItem;
  inf: CurrencyInfo;
  /** A change is on its way: the buttons wait, and keep the focus. */
  isBusy: boolean;
  /** 0 takes it out. */
  onChange: (qty: number) => void;
}

export function BasketRow({ item, inf, isBusy, onChange }: BasketRowProps) {
  const { pointsName } = useMember();
  const isGone = item.BasketItemStatus === 'DELETED';
  return (
    <li className={classes.row} data-gone={isGone || undefined}>
      <ProductPicture src={item.imageFile} small />
      <div>
        <h2 dir="auto" className={words.name}>
          {item.productName}
        </h2>
        <p className={words.facts}>
          {isGone ? '' : say(texts.priceEach, { price: formatMoney(item.displayPrice, inf) })}
        </p>
      </div>
      <Warning item={item} inf={inf} />
      <div className={classes.qty}>
        {isGone ? null : (
          <QtyStepper productName={item.productName} qty={item.qty} isBusy={isBusy} onChange={onChange} />
        )}
        <IconButton
          label={say(texts.removeProduct, { product: item.productName })}
          className={classes.remove}
          data-remove
          aria-disabled={isBusy}
          onClick={() => onChange(0)}
        >
          <IconTrash aria-hidden size={20} stroke={1.7} />
        </IconButton>
      </div>
      <p className={classes.total}>
        {isGone ? null : (
          <>
            <strong>{formatMoney(item.itemTotal, inf)}</strong>
            <span className={words.facts}>
              {say(common.amount, {
                points: item.pointsTotal,
                pointsName: pointsNamed(item.pointsTotal, pointsName || say(common.pointsWithin)),
              })}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

function Warning({ item, inf }: { item: BasketItem; inf: CurrencyInfo }) {
  const warning = warningWords(item, formatMoney(item.basketPrice, inf));
  if (!warning) return null;
  return (
    <Notice
      className={classes.warning}
      tone={item.BasketItemStatus === 'DECREASED' ? 'done' : 'accent'}
      sign={<IconAlertTriangle aria-hidden size={18} stroke={1.8} />}
    >
      {warning}
    </Notice>
  );
}

function warningWords({ BasketItemStatus }: BasketItem, price: string) {
  switch (BasketItemStatus) {
    case 'DELETED':
      return rich(texts.productRemoved, { strong });
    case 'CHANGED':
      return rich(texts.priceChanged, { price, strong });
    case 'DECREASED':
      return rich(texts.priceReduced, { price, strong });
    default:
      return undefined;
  }
}

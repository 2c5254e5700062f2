import type { Product } from '@laurel/contract/calls/catalogue';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { IconBasketPlus, IconBolt, IconCheck } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ProductPicture } from '#shop/ProductPicture.tsx';
import { showShopError, showTotals } from '#shop/shop-queries.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import classes from './ProductGrid.module.css';
import * as texts from './texts.ts';

interface ProductCardProps {
  product: Product;
  /** Shown where products of several lists stand together. */
  catName: string;
}

export function ProductCard({ product, catName }: ProductCardProps) {
  const { productName, brand, model, description, fAB, noBasket, isVoucher, isInStock } = product;
  const soldOut = !isInStock && !noBasket;
  const features = fAB.split('\n').filter((feature) => feature.trim() !== '');
  return (
    <li className={`${layout.surface} ${classes.card}`}>
      <div className={classes.top} data-faded={soldOut || undefined}>
        <ProductPicture src={product.imageFile} />
        {soldOut ? (
          <span className={classes.sold}>
            <Badge>{say(texts.soldOut)}</Badge>
          </span>
        ) : null}
      </div>
      <div className={classes.words}>
        {catName ? <p className={words.eyebrow}>{catName}</p> : null}
        <h2 dir="auto" className={words.name}>
          {productName}
        </h2>
        <p className={words.facts}>{[brand, model].filter(Boolean).join(' · ')}</p>
        {features.length > 0 ? (
          <ul className={classes.features} aria-label={say(texts.features)}>
            {features.map((feature) => (
              <li key={feature}>
                <IconCheck aria-hidden size={16} stroke={2.2} />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {description && !noBasket ? (
          <details className={classes.about}>
            <summary>
              {rich(texts.aboutReward, {
                product: productName,
                unseen,
              })}
            </summary>
            <p dir="auto" className={words.facts}>
              {description}
            </p>
          </details>
        ) : null}
        {isVoucher && !noBasket ? (
          <p className={words.kind}>
            <IconBolt aria-hidden size={16} stroke={1.8} /> {say(texts.codeAtOnce)}
          </p>
        ) : null}
      </div>
      <Offer product={product} soldOut={soldOut} />
    </li>
  );
}

function Offer({ product, soldOut }: { product: Product; soldOut: boolean }) {
  const { productName, priceFormatted, priceDescription, pointsPrice, noBasket, description } = product;
  const { pointsName: ownName, awardsPointsAvailable } = useMember();
  const pointsName = ownName || say(common.pointsWithin);
  const missing = pointsPrice - awardsPointsAvailable;
  const add = useCallMutation('addtobasket', {
    send: () => call('addtobasket', { productId: product.productId }),
    errors: 'screen',
    onError: showShopError,
    onSuccess: ({ product: name, ...totals }) => {
      notify(say(texts.wasAdded, { product: name }));
      showTotals(totals);
    },
  });
  return (
    <div className={classes.offer}>
      {priceFormatted ? (
        <p className={layout.head}>
          <strong className={words.name}>
            {say(common.amount, { points: pointsPrice, pointsName: pointsNamed(pointsPrice, pointsName) })}
          </strong>
          <span className={words.soft}>{priceFormatted}</span>
        </p>
      ) : null}
      {priceDescription ? <p className={words.facts}>{priceDescription}</p> : null}
      {noBasket ? (
        <p dir="auto" className={classes.instead}>
          {description}
        </p>
      ) : (
        <>
          {missing > 0 && !soldOut ? (
            <p className={words.kind}>
              {say(common.needMorePoints, { missing, pointsName: pointsNamed(missing, pointsName) })}
            </p>
          ) : null}
          <Button
            fullWidth
            variant={missing > 0 ? 'default' : 'filled'}
            disabled={soldOut}
            isWaiting={add.isPending}
            aria-label={say(soldOut ? texts.soldOutProduct : texts.addProduct, { product: productName })}
            icon={<IconBasketPlus aria-hidden size={19} stroke={1.8} />}
            onClick={() => add.mutate()}
          >
            {say(soldOut ? texts.soldOut : texts.addToBasket)}
          </Button>
        </>
      )}
    </div>
  );
}

import { say } from '@laurel/contract/say';
import { useEffect } from 'react';
import { failureOf } from './api/call-error.ts';
import { ShopView } from './catalogue/ShopView.tsx';
import * as texts from './catalogue/texts.ts';
import * as common from './lib/texts.ts';
import { OrderPlaced } from './orders/OrderPlaced.tsx';
import { illustrations } from './paths.ts';
import { useParams, useSearchParams } from './router/router.ts';
import { preloadShop, useShop } from './shop/shop-queries.ts';
import { Button } from './ui/buttons/Button.tsx';
import { late, whenIdle } from './ui/states/late.tsx';
import { PageSkeleton } from './ui/states/PageSkeleton.tsx';
import { StatePage } from './ui/states/StatePage.tsx';

/** Whoever looks around buys nothing yet: what comes after that is there when they do. */
const waiting = <PageSkeleton />;
const BasketView = late(() => import('./checkout/BasketView.tsx').then((m) => m.BasketView), { waiting });
const CheckoutView = late(() => import('./checkout/CheckoutView.tsx').then((m) => m.CheckoutView), { waiting });

function loadAhead() {
  for (const part of [BasketView, CheckoutView]) part.ahead();
}

/** The shop in its modes: loading, view, basket, checkout. */
export function ShopPage() {
  const { urlParam = '' } = useParams();
  const [search] = useSearchParams();
  const { data: shop, error, isFetching, refetch } = useShop();
  useEffect(() => whenIdle(loadAhead), []);
  if (!shop && error) {
    return (
      <StatePage
        isAlert
        illustration={illustrations.error}
        title={say(texts.shopFailed)}
        words={failureOf(error).message}
        action={
          <Button isWaiting={isFetching} onClick={() => void refetch()}>
            {say(common.tryAgain)}
          </Button>
        }
      />
    );
  }
  if (!shop) return <PageSkeleton />;
  if (urlParam.toLowerCase() !== 'basket')
    return (
      <>
        <OrderPlaced inf={shop.inf} />
        <ShopView shop={shop} param={urlParam} />
      </>
    );
  return search.get('step') === 'checkout' ? <CheckoutView inf={shop.inf} /> : <BasketView inf={shop.inf} />;
}

ShopPage.preload = preloadShop;

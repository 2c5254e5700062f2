import { failureOf } from '#api/call-error.ts';
import { useParams, useSearchParams } from '#router/router.ts';
import { Button } from '#ui/Button.tsx';
import { PageSkeleton } from '#ui/PageSkeleton.tsx';
import { StatePage } from '#ui/StatePage.tsx';
import { illustrations } from '../paths.ts';
import { BasketView } from './BasketView.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import { ShopView } from './ShopView.tsx';
import { preloadShop, useShop } from './shop-queries.ts';

/** The shop in its modes: loading, view, basket, checkout. */
export function ShopPage() {
  const { urlParam = '' } = useParams();
  const [search] = useSearchParams();
  const { data: shop, error, isFetching, refetch } = useShop();
  if (!shop && error) {
    return (
      <StatePage
        isAlert
        illustration={illustrations.error}
        title="Error retrieving category data"
        words={failureOf(error).message}
        action={
          <Button isWaiting={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!shop) return <PageSkeleton />;
  if (urlParam.toLowerCase() !== 'basket') return <ShopView shop={shop} param={urlParam} />;
  return search.get('step') === 'checkout' ? <CheckoutView inf={shop.inf} /> : <BasketView inf={shop.inf} />;
}

ShopPage.preload = preloadShop;

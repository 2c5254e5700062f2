import type { Category } from '@laurel/contract/calls/catalogue';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { failureOf } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { BoneCard } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import type { Branch } from './categories.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { ProductCard } from './ProductCard.tsx';
import { useProducts } from './products.ts';
import { onShelf, type ShelfWish } from './shelf-order.ts';
import * as texts from './texts.ts';

interface ProductGridProps {
  tree: readonly Branch[];
  leaves: readonly Category[];
  /** What else a search looks into: the other lists of the shop. */
  rest: readonly Category[];
  inf: CurrencyInfo;
  wish: ShelfWish;
  onShowAll: () => void;
}

export function ProductGrid({ tree, leaves, rest, inf, wish, onShowAll }: ProductGridProps) {
  const { products, isPending, error, retry } = useProducts(leaves, inf.alloc);
  const others = useProducts(rest, inf.alloc).products;
  if (error) {
    return (
      <ErrorState
        illustration={illustrations.error}
        own={say(texts.productsFailed)}
        failure={failureOf(error)}
        onRetry={retry}
      />
    );
  }
  if (isPending) return <GridSkeleton count={leaves.reduce((sum, leaf) => sum + leaf.productCount, 0)} />;
  if (products.length === 0) {
    return <EmptyState illustration={illustrations.rewards} words={say(texts.noRewards)} />;
  }
  const { shown, elsewhere } = onShelf(products, others, wish);
  return (
    <>
      <p className="visually-hidden" role="status">
        {say(texts.countRewards, { count: shown.length })}
      </p>
      <Elsewhere tree={tree} found={elsewhere} search={wish.search} />
      {shown.length === 0 ? (
        <EmptyState
          illustration={illustrations.rewards}
          words={say(texts.nothingFits)}
          action={
            <Button variant="default" onClick={onShowAll}>
              {say(texts.clearSearch)}
            </Button>
          }
        />
      ) : null}
      <Grid min="13rem">
        {shown.map((product) => (
          <ProductCard key={product.productId} product={product} catName={leaves.length > 1 ? product.catName : ''} />
        ))}
      </Grid>
    </>
  );
}

const bonesMax = 9;

function GridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label={say(common.loading)}>
      <Grid min="13rem">
        {Array.from({ length: Math.min(count, bonesMax) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <li key={i}>
            <BoneCard height="26rem" of="picture" />
          </li>
        ))}
      </Grid>
    </div>
  );
}

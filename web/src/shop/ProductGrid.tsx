import type { Category, CurrencyInfo } from '@laurel/contract/shop';
import { Button } from '@mantine/core';
import { errorWords } from '#api/call-error.ts';
import { Bone } from '#ui/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';
import { useProducts } from './shop-queries.ts';

interface ProductGridProps {
  leaves: readonly Category[];
  inf: CurrencyInfo;
}

export function ProductGrid({ leaves, inf }: ProductGridProps) {
  const { products, isPending, error, retry } = useProducts(leaves, inf.alloc);
  if (error) {
    return (
      <ErrorState
        illustration={illustrations.error}
        words="Error retrieving product data"
        hint={errorWords(error)}
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  if (isPending) return <GridSkeleton count={leaves.reduce((sum, leaf) => sum + leaf.productCount, 0)} />;
  if (products.length === 0) {
    return <EmptyState illustration={illustrations.rewards} words="No rewards here at the moment" />;
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {products.length === 1 ? '1 reward' : `${products.length} rewards`}
      </p>
      <ul className={classes.grid}>
        {products.map((product) => (
          <ProductCard key={product.productId} product={product} catName={leaves.length > 1 ? product.catName : ''} />
        ))}
      </ul>
    </>
  );
}

const bonesMax = 9;

function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={classes.grid} role="status" aria-label="Loading">
      {Array.from({ length: Math.min(count, bonesMax) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <Bone key={i} height="26rem" radius="var(--radius-card)" />
      ))}
    </div>
  );
}

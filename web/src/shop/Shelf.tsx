import type { CurrencyInfo } from '@laurel/contract/shop-parts';
import { useState } from 'react';
import { CategoryTiles } from './CategoryTiles.tsx';
import type { Branch } from './categories.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ShelfFilter } from './ShelfFilter.tsx';
import type { ShelfWish } from './shelf-order.ts';

interface ShelfProps {
  tree: readonly Branch[];
  /** The category; at the front of the shop there is none, and a search looks into all of them. */
  here: Branch | undefined;
  inf: CurrencyInfo;
}

export function Shelf({ tree, here, inf }: ShelfProps) {
  const [wish, setWish] = useState<ShelfWish>({ search: '', order: 'cheapest' });
  const showsProducts = here !== undefined || wish.search.trim() !== '';
  const leaves = here?.leaves ?? tree.flatMap((branch) => branch.leaves);
  return (
    <>
      <ShelfFilter wish={wish} onWish={setWish} maySort={showsProducts} />
      {showsProducts ? (
        <ProductGrid leaves={leaves} inf={inf} wish={wish} onShowAll={() => setWish({ ...wish, search: '' })} />
      ) : (
        <CategoryTiles tree={tree} />
      )}
    </>
  );
}

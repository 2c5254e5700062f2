import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useState } from 'react';
import { useSearchParams } from '#router/router.ts';
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
  const [asked] = useSearchParams();
  const [wish, setWish] = useState<ShelfWish>(() => ({ search: asked.get('search') ?? '', order: 'cheapest' }));
  const isSearch = wish.search.trim() !== '';
  const showsProducts = here !== undefined || isSearch;
  const all = tree.flatMap((branch) => branch.leaves);
  const leaves = here?.leaves ?? all;
  return (
    <>
      <ShelfFilter wish={wish} onWish={setWish} maySort={showsProducts} />
      {showsProducts ? (
        <ProductGrid
          tree={tree}
          leaves={leaves}
          rest={isSearch ? all.filter((leaf) => !leaves.includes(leaf)) : []}
          inf={inf}
          wish={wish}
          onShowAll={() => setWish({ ...wish, search: '' })}
        />
      ) : (
        <CategoryTiles tree={tree} />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callQuery } from '#api/query-client.ts';
import { paths } from '../paths.ts';
import classes from './CategoryTiles.module.css';
import type { Branch } from './categories.ts';
import { ProductPicture } from './ProductPicture.tsx';

/** The front of the shop: a window for each category. */
export function CategoryTiles({ tree, alloc }: { tree: readonly Branch[]; alloc: string }) {
  return (
    <ul className={classes.tiles} aria-label="Categories">
      {tree.map((branch) => (
        <li key={branch.address}>
          <Tile branch={branch} alloc={alloc} />
        </li>
      ))}
    </ul>
  );
}

const freshMs = 5 * 60_000;

/** Its picture is that of its first product, whose list is then already here. */
function Tile({ branch, alloc }: { branch: Branch; alloc: string }) {
  const prodCat3Id = branch.leaves[0]?.prodCat3Id ?? '';
  const { data } = useQuery(callQuery('productlist', { prodCat3Id, alloc }, { errors: 'screen', staleTime: freshMs }));
  return (
    <Link to={paths.rewards(branch.address)} className={classes.tile}>
      <ProductPicture src={data?.products[0]?.imageFile ?? ''} />
      <span className={classes.words}>
        <strong>{branch.name}</strong>
        <span className={classes.hint}>{branch.children.map(({ name }) => name).join(', ')}</span>
        <span className={classes.count}>
          {branch.productCount === 1 ? '1 reward' : `${branch.productCount} rewards`}
        </span>
      </span>
    </Link>
  );
}

import { plural } from '#lib/plural.ts';
import { Link } from '#router/Link.tsx';
import { ProductPicture } from '#shop/ProductPicture.tsx';
import { paths } from '../paths.ts';
import classes from './CategoryTiles.module.css';
import type { Branch } from './categories.ts';

/** The front of the shop: a window for each category. */
export function CategoryTiles({ tree }: { tree: readonly Branch[] }) {
  return (
    <ul className={classes.tiles} aria-label="Categories">
      {tree.map((branch) => (
        <li key={branch.address}>
          <Tile branch={branch} />
        </li>
      ))}
    </ul>
  );
}

/** Its picture is that of its first product. */
function Tile({ branch }: { branch: Branch }) {
  return (
    <Link to={paths.rewards(branch.address)} className={classes.tile}>
      <ProductPicture src={branch.leaves[0]?.imageFile ?? ''} />
      <span className={classes.words}>
        <strong>{branch.name}</strong>
        <span className={classes.hint}>{branch.children.map(({ name }) => name).join(', ')}</span>
        <span className={classes.count}>
          {plural(branch.productCount, { one: '1 reward', other: `${branch.productCount} rewards` })}
        </span>
      </span>
    </Link>
  );
}

import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { Link } from '#router/Link.tsx';
import { ProductPicture } from '#shop/ProductPicture.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './CategoryTiles.module.css';
import type { Branch } from './categories.ts';
import * as texts from './texts.ts';

/** The front of the shop: a window for each category. */
export function CategoryTiles({ tree }: { tree: readonly Branch[] }) {
  return (
    <Grid min="12rem" minOnPhone="8.5rem" aria-label={say(texts.categories)}>
      {tree.map((branch) => (
        <li key={branch.address}>
          <Tile branch={branch} />
        </li>
      ))}
    </Grid>
  );
}

/** Its picture is that of its first product. */
function Tile({ branch }: { branch: Branch }) {
  return (
    <Link to={paths.rewards(branch.address)} className={`${layout.surface} ${classes.tile}`}>
      <ProductPicture src={branch.leaves[0]?.imageFile ?? ''} />
      <span className={classes.words}>
        <strong className={words.name}>{branch.name}</strong>
        <span className={words.facts}>{listed(branch.children.map(({ name }) => name))}</span>
        <span className={words.facts}>{say(texts.countRewards, { count: branch.productCount })}</span>
      </span>
    </Link>
  );
}

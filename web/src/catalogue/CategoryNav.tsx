import { say } from '@laurel/contract/say';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { navigate } from '#router/router.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { unseen } from '#ui/layout/tags.tsx';
import { paths } from '../paths.ts';
import classes from './CategoryNav.module.css';
import type { Branch } from './categories.ts';
import * as texts from './texts.ts';

interface CategoryNavProps {
  tree: readonly Branch[];
  /** From the first level down to what is shown. */
  trail: readonly Branch[];
  isFront: boolean;
}

/** The tree beside the shelf; on a phone one list to choose from. */
export function CategoryNav({ tree, trail, isFront }: CategoryNavProps) {
  const here = trail.at(-1)?.address ?? '';
  return (
    <nav className={classes.nav} aria-label={say(texts.categories)}>
      <NativeSelect
        label={say(common.category)}
        className={classes.select}
        value={here}
        onChange={(event) => void navigate(paths.rewards(event.currentTarget.value || undefined))}
        data={[{ value: '', label: say(texts.allRewards) }, ...options(tree, 0)]}
      />
      <ul className={classes.tree}>
        <li>
          <Link to={paths.rewards()} className={classes.link} aria-current={isFront ? 'page' : undefined}>
            {say(texts.allRewards)}
          </Link>
        </li>
        {tree.map((branch) => (
          <Entry key={branch.address} branch={branch} trail={trail} depth={0} />
        ))}
      </ul>
    </nav>
  );
}

/** The levels below open where one is. */
function Entry({ branch, trail, depth }: { branch: Branch; trail: readonly Branch[]; depth: number }) {
  const isOpen = trail.some(({ address }) => address === branch.address);
  const isHere = trail.at(-1)?.address === branch.address;
  return (
    <li>
      <Link
        to={paths.rewards(branch.address)}
        className={classes.link}
        data-depth={depth}
        data-open={isOpen || undefined}
        aria-current={isHere ? 'page' : undefined}
      >
        <span className={classes.name}>{branch.name}</span>
        <span className={classes.count}>
          {rich(texts.countWithUnseen, {
            count: branch.productCount,
            unseen,
          })}
        </span>
      </Link>
      {isOpen && branch.children.length > 0 ? (
        <ul className={classes.tree}>
          {branch.children.map((child) => (
            <Entry key={child.address} branch={child} trail={trail} depth={depth + 1} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function options(tree: readonly Branch[], depth: number): { value: string; label: string }[] {
  return tree.flatMap(({ address, name, productCount, children }) => [
    { value: address, label: `${'\u2003'.repeat(depth)}${name} (${productCount})` },
    ...options(children, depth + 1),
  ]);
}

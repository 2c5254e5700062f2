import type { Category } from '@laurel/contract/calls/catalogue';
import { say } from '@laurel/contract/say';
import { Link } from '#router/Link.tsx';
import layout from '#ui/layout/layout.module.css';
import { paths } from '../paths.ts';
import type { Branch } from './categories.ts';
import * as texts from './texts.ts';

interface ElsewhereProps {
  tree: readonly Branch[];
  /** What a search found outside of this category. */
  found: readonly { list: Category | undefined }[];
  search: string;
}

/** '1 in Tech': how much the rest of the shop has of what is searched for here, and the way there. */
export function Elsewhere({ tree, found, search }: ElsewhereProps) {
  if (found.length === 0 || search.trim() === '') return null;
  return (
    <p className={`${layout.row} ${layout.above}`}>
      {say(texts.elsewhere)}
      {tree.map(({ address, name, leaves }) => {
        const count = found.filter(({ list }) => list && leaves.includes(list)).length;
        return count > 0 ? (
          <Link key={address} to={paths.rewards(address, search)}>
            {say(texts.countIn, { count, category: name })}
          </Link>
        ) : null;
      })}
    </p>
  );
}

import { IconBasket } from '@tabler/icons-react';
import { plural } from '#lib/plural.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { paths } from '../paths.ts';
import classes from './Shop.module.css';

export function BasketLink({ count }: { count: number }) {
  return (
    <ButtonLink
      className={layout.large}
      to={paths.basket}
      variant={count > 0 ? 'filled' : 'default'}
      size="md"
      icon={<IconBasket aria-hidden size={20} stroke={1.8} />}
    >
      Basket
      <span className={classes.basketCount} aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{plural(count, { one: ', 1 thing', other: `, ${count} things` })}</span>
    </ButtonLink>
  );
}

import { say } from '@laurel/contract/say';
import { IconBasket } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { paths } from '../paths.ts';
import classes from './Shop.module.css';
import * as texts from './texts.ts';

export function BasketLink({ count }: { count: number }) {
  return (
    <ButtonLink
      className={layout.large}
      to={paths.basket}
      variant={count > 0 ? 'filled' : 'default'}
      size="md"
      icon={<IconBasket aria-hidden size={20} stroke={1.8} />}
    >
      {say(common.basket)}
      <span className={classes.basketCount} aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{say(texts.countInBasket, { count })}</span>
    </ButtonLink>
  );
}

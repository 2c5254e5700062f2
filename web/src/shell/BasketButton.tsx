import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { IconBasket } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { mustUpdateProfile } from '#session/member.ts';
import { paths } from '../paths.ts';
import classes from './BasketButton.module.css';
import { useBasketCount } from './basket-count.ts';
import * as texts from './texts.ts';

/** The way to the basket, with what lies in it. */
export function BasketButton({ member }: { member: MemberData }) {
  const count = useBasketCount(member);
  if (mustUpdateProfile(member)) return null;
  return (
    <Link to={paths.basket} className={classes.basket}>
      <IconBasket aria-hidden size={24} stroke={1.6} />
      <span className="visually-hidden">
        {count === undefined ? say(common.basket) : say(texts.basketOf, { count })}
      </span>
      {count ? (
        <span aria-hidden className={classes.count}>
          {count}
        </span>
      ) : null}
    </Link>
  );
}

import { mayOpen } from '@laurel/contract/access';
import { type ComponentProps, use } from 'react';
import { Link } from '#router/Link.tsx';
import { HomeContext } from '#session/member.ts';
import { paths } from '../paths.ts';
import classes from './PersonCard.module.css';

interface ColleagueLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** '' for who has left. */
  memberId: string;
}

/** A name as the way to whose it is. Of who has left, and where there are no pages of colleagues, it stands as it is. */
export function ColleagueLink({ memberId, children, ...rest }: ColleagueLinkProps) {
  if (!memberId || !mayOpen('colleague', use(HomeContext)?.memberData ?? null)) return children;
  return (
    <Link className={classes.way} {...rest} to={paths.colleague(memberId)}>
      {children}
    </Link>
  );
}

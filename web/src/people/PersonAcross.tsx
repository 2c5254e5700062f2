import type { ComponentProps } from 'react';
import classes from './PersonAcross.module.css';
import { PersonCard } from './PersonCard.tsx';

/** Somebody across the page. */
export function PersonAcross(props: Omit<ComponentProps<typeof PersonCard>, 'look' | 'above' | 'className'>) {
  return <PersonCard look="large" className={classes.across} {...props} />;
}

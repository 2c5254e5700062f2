import type { ReactNode } from 'react';
import classes from './Title.module.css';

/** The one h1 of a page; names the tab as well, and takes the focus after a navigation. */
export function Title({ children, name }: { children: ReactNode; name?: string }) {
  const tab = name ?? (typeof children === 'string' ? children : '');
  return (
    <>
      <title>{tab ? `${tab} · Laurel` : 'Laurel'}</title>
      <h1 className={classes.title} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}

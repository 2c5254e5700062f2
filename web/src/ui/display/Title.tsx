import { portalName } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

/** The one h1 of a page; names the tab as well, and takes the focus after a navigation. */
export function Title({ children, name }: { children: ReactNode; name?: string }) {
  const tab = name ?? (typeof children === 'string' ? children : '');
  return (
    <>
      <title>{tab ? say(texts.tab, { title: tab, portal: portalName() }) : portalName()}</title>
      <h1 className={words.headline} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}

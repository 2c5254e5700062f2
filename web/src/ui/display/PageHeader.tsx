import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import { Title } from './Title.tsx';

export interface PageHeaderProps {
  title: string;
  /** A short line above the title. */
  eyebrow?: string;
  intro?: ReactNode;
  /** Buttons beside the title; below it on a phone. */
  actions?: ReactNode;
}

export function PageHeader({ title, eyebrow, intro, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
        <Title>{title}</Title>
        {intro ? <div className={classes.intro}>{intro}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}

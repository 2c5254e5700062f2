import { type ReactNode, use } from 'react';
import { HeaderAside } from '#ui/layout/header-aside.ts';
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
  const aside = use(HeaderAside);
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
        <div className={classes.line}>
          <Title>{title}</Title>
          {aside ? <div className={classes.aside}>{aside}</div> : null}
        </div>
        {intro ? <div className={classes.intro}>{intro}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}

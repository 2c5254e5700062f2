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
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
        <TitleLine>
          <Title>{title}</Title>
        </TitleLine>
        {intro ? <div className={classes.intro}>{intro}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}

/** The title of a screen, and what stands beside that of each. */
export function TitleLine({ children }: { children: ReactNode }) {
  const aside = use(HeaderAside);
  return (
    <div className={classes.line}>
      {children}
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  );
}

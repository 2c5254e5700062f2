import type { ReactNode } from 'react';
import layout from '#ui/layout/layout.module.css';
import classes from './Card.module.css';

export interface CardProps {
  /** An h2 at the top of the card. */
  title?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A surface with soft edges: forms, lists and reports live on it. */
export function Card({ title, actions, children, className = '' }: CardProps) {
  return (
    <section className={`${layout.surface} ${classes.card} ${className}`}>
      {title || actions ? (
        <div className={layout.ends}>
          {title ? <h2 className={classes.title}>{title}</h2> : null}
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import words from '#ui/layout/words.module.css';
import { PersonCard } from './PersonCard.tsx';
import classes from './PersonSlide.module.css';

/** Somebody among those who pass by. */
export function PersonSlide(props: Omit<ComponentProps<typeof PersonCard>, 'look' | 'above'>) {
  return <PersonCard look="slide" {...props} />;
}

/** Where nobody passes by. */
export function NoSlides({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.none} aria-label={title}>
      <h2 className={words.title}>{title}</h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '#ui/display/Picture.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useFocusCaught } from '#ui/focus/focus.ts';
import classes from './StatePage.module.css';

export interface StatePageProps {
  title: string;
  words?: ReactNode;
  illustration: string;
  action?: ReactNode;
  /** Read out at once: for failures. */
  isAlert?: boolean;
}

/** A whole page that says one thing: signed off, not allowed, could not load. */
export function StatePage({ title, words, illustration, action, isAlert = false }: StatePageProps) {
  useFocusCaught();
  return (
    <section className={classes.page} role={isAlert ? 'alert' : undefined}>
      <Picture src={illustration} width={280} height={200} />
      <Title>{title}</Title>
      {words ? <div className={classes.words}>{words}</div> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </section>
  );
}

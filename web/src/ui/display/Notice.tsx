import type { ComponentProps, ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps extends ComponentProps<'section'> {
  /** What one should know, what went well, what counts only by the way. */
  tone?: 'accent' | 'done' | 'quiet';
  /** A sign or a picture before the words. */
  sign?: ReactNode;
}

/** Words in a frame of their own. */
export function Notice({ tone = 'accent', sign, className, children, ...rest }: NoticeProps) {
  return (
    <section {...rest} className={className ? `${classes.notice} ${className}` : classes.notice} data-tone={tone}>
      {sign}
      {sign ? <div className={classes.words}>{children}</div> : children}
    </section>
  );
}

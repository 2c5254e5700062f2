import type { ComponentProps } from 'react';
import layout from '#ui/layout/layout.module.css';
import { PersonCard } from './PersonCard.tsx';
import classes from './PersonDrawn.module.css';

interface PersonDrawnProps extends Omit<ComponentProps<typeof PersonCard>, 'look' | 'above' | 'className'> {
  /** The address of the drawing. */
  drawing: string;
}

/** Somebody below a drawing. */
export function PersonDrawn({ drawing, ...props }: PersonDrawnProps) {
  const above = <img className={layout.drawing} src={drawing} alt="" width={640} height={360} loading="lazy" />;
  return <PersonCard look="drawn" className={classes.drawn} above={above} {...props} />;
}

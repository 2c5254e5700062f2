import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';
import { type Press, usePress } from './use-press.ts';

interface IconButtonProps extends Press, Omit<ComponentProps<'button'>, keyof Press> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A round button with an icon, 44 pixels wide and high for fingers. */
export function IconButton({ label, className, ...others }: IconButtonProps) {
  const { disabled, isWaiting, onClick, 'aria-disabled': off, ...rest } = others;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={className ? `${classes.button} ${className}` : classes.button}
      {...rest}
      {...usePress({ disabled, isWaiting, onClick, 'aria-disabled': off })}
    />
  );
}

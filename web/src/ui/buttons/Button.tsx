import { say } from '@laurel/contract/say';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Link } from '#router/Link.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import classes from './Button.module.css';
import * as texts from './texts.ts';
import { type Press, usePress } from './use-press.ts';

interface Look {
  /** The one thing to do, any other, one in a field, one that takes away; on a dark ground the one thing, and any other. */
  variant?: 'filled' | 'default' | 'soft' | 'danger' | 'gold' | 'glass';
  /** In a row of a list, on the page, beside a field or below a form, below a sum. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  fullWidth?: boolean;
}

export interface ButtonProps extends Look, Press, Omit<ComponentProps<'button'>, keyof Press> {}

/** What is pressed. Its form is sent by the one of type `submit`. */
export function Button({ variant, size, icon, fullWidth, className, children, ...others }: ButtonProps) {
  const { disabled, isWaiting, onClick, 'aria-disabled': off, ...rest } = others;
  const press = usePress({ disabled, isWaiting, onClick, 'aria-disabled': off });
  return (
    <>
      <button type="button" {...rest} {...press} {...lookOf({ variant, size, fullWidth, className })}>
        <Words icon={icon}>{children}</Words>
      </button>
      {isWaiting === undefined ? null : (
        <span className="visually-hidden" aria-live="polite">
          {isWaiting ? say(texts.pleaseWait) : ''}
        </span>
      )}
    </>
  );
}

interface PassingButtonProps extends ButtonProps {
  beside: RefObject<HTMLElement | null>;
}

/** One that goes when there is nothing for it to do: what is beside it takes the focus. */
export function PassingButton({ beside, ...rest }: PassingButtonProps) {
  useFocusLeft(beside);
  return <Button {...rest} />;
}

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {}

/** A way to another page that looks like what is pressed. */
export function ButtonLink({ variant, size, icon, fullWidth, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...lookOf({ variant, size, fullWidth, className })}>
      <Words icon={icon}>{children}</Words>
    </Link>
  );
}

type Given<T> = { [K in keyof T]: T[K] | undefined };

function lookOf({ variant = 'filled', size = 'sm', fullWidth, className }: Given<Look & { className?: string }>) {
  return {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
}

function Words({ icon, children }: Pick<Look, 'icon'> & { children: ReactNode }) {
  return (
    <span className={classes.words}>
      {icon ? <span className={classes.icon}>{icon}</span> : null}
      {children}
    </span>
  );
}

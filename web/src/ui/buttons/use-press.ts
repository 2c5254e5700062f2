import { type ComponentProps, type MouseEvent, useState } from 'react';

type Native = ComponentProps<'button'>;

export interface Press extends Pick<Native, 'disabled' | 'aria-disabled' | 'onClick'> {
  /** What it started is under way: it is not pressed again, and keeps its place. */
  isWaiting?: boolean | undefined;
}

/**
 * What a button takes and what it keeps. A browser takes the focus from what becomes `disabled`, so what waits never does, nor
 * what somebody stands on. What is off sends no form either: Enter in a field clicks the button.
 */
export function usePress({ disabled = false, 'aria-disabled': off, isWaiting = false, onClick }: Press) {
  const [isHeld, setHeld] = useState(false);
  const isOff = disabled || isWaiting || off === true || off === 'true';
  return {
    disabled: disabled && !isWaiting && !isHeld,
    'aria-disabled': isOff || undefined,
    'aria-busy': isWaiting || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isOff) event.preventDefault();
      else onClick?.(event);
    },
    onFocus: () => setHeld(true),
    // Who only looks at another window still stands here.
    onBlur: () => setHeld(!document.hasFocus()),
  };
}

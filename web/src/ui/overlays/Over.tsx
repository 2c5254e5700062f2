import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { moveOver, over } from './layer.ts';

/** Lies over the page and over every dialog, and can be used there. */
export function Over({ children }: { children: ReactNode }) {
  useLayoutEffect(moveOver, []);
  return createPortal(children, over);
}

import { type RefObject, useEffect, useRef } from 'react';
import { focusInPlace } from './focus.ts';

/** For what takes the place of a form: one stands at its top, on its heading. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    focusInPlace(part.current?.querySelector('h1'));
  }, []);
  return part;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusIfLost, focusOn, type Place, pageHeading } from './focus.ts';

/** Where one of these was removed, the focus stays: on the next one, or else on `otherwise`. */
export function focusNear(all: ArrayLike<Element> | undefined, index: number, otherwise: Place) {
  const near = all?.[Math.min(index, all.length - 1)];
  focusOn(near ?? otherwise);
}

/**
 * For an entry that leaves its list: where it takes the focus with it, the entry that stands in its place then has it, on the first
 * that `way` selects in it, or else the heading.
 */
export function useFocusPassedOn<E extends HTMLElement>(way: string): RefObject<E | null> {
  const own = useRef<E>(null);
  useLayoutEffect(() => {
    const entry = own.current;
    return () => {
      const list = entry?.parentElement;
      if (!list) return;
      const place = [...list.children].indexOf(entry);
      queueMicrotask(() => {
        // With its last entry a list may leave as well.
        const near = list.isConnected ? list.children[Math.min(place, list.children.length - 1)] : undefined;
        focusIfLost(near?.querySelector(way) ?? pageHeading());
      });
    };
  }, [way]);
  return own;
}

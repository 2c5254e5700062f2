import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { focusOn } from './focus.ts';

/**
 * One stop of the Tab key for a long list of buttons: the arrow keys, Home and End move inside it. The list is walked
 * in the document, so that two hundred buttons need no state.
 */
export function useRovingFocus(items: unknown) {
  const ref = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list needs a new stop
  useEffect(() => {
    const all = buttonsOf(ref.current);
    const kept = all.find((button) => button === document.activeElement);
    setStop(all, kept ?? all[0]);
  }, [items]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttonsOf(ref.current);
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = all[nextIndex(event.key, at, all.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    focusOn(next);
  };
  const onFocus = (event: FocusEvent) => setStop(buttonsOf(ref.current), event.target as HTMLButtonElement);
  return { ref, onKeyDown, onFocus };
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function buttonsOf(list: HTMLUListElement | null): HTMLButtonElement[] {
  return Array.from(list?.querySelectorAll('button') ?? []);
}

function setStop(all: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined) {
  for (const button of all) button.tabIndex = button === stop ? 0 : -1;
}

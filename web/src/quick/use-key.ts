import { useEffect } from 'react';

interface Key {
  /** As the browser names it, in small letters: 'k', 'g'. */
  key: string;
  /** With Ctrl, or with the command key of a Mac; else with none of them, and never where somebody types. */
  isCommand: boolean;
}

/** Opens something from everywhere. Nothing opens above a dialog that is open. */
export function useKey({ key, isCommand }: Key, open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.isComposing || event.defaultPrevented) return;
      if (event.altKey || event.shiftKey || isCommand !== (event.ctrlKey || event.metaKey)) return;
      if ((!isCommand && isTyped(event.target)) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, isCommand, open]);
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

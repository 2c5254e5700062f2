import { useEffect } from 'react';

/** The keys for printing, where what is printed must come from the server first: the browser's own way does not wait for that. */
export function usePrintKeys(print: (() => void) | undefined) {
  useEffect(() => {
    if (!print) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [print]);
}

import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs `before` when the browser is about to print, however it was asked: by a button, by Ctrl+P or from its menu. What
 * `before` sets stands on the paper. `after` runs when the print dialog has closed.
 */
export function usePrinting(before: () => void, after?: () => void) {
  useEffect(() => {
    const prepare = () => flushSync(before);
    const finish = () => after?.();
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', finish);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', finish);
    };
  }, [before, after]);
}

import { useEffect, useState } from 'react';

/** For a dialog that leaves the page with its closing: the focus goes back to what opened it, or else to the heading. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main h1');
        if (target instanceof HTMLElement) target.focus({ preventScroll: target !== opener });
      });
    },
    [opener],
  );
}

import { useEffect, useRef, useState } from 'react';

/**
 * For a dialog that leaves the page with its closing: the focus goes back to what opened it, or else to the heading.
 * `openerGoes`: what opened it is about to leave as well, and must not take the focus with it.
 */
export function useFocusBack(openerGoes = false) {
  const [opener] = useState(() => document.activeElement);
  const goes = useRef(openerGoes);
  goes.current = openerGoes;
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const stays = !goes.current && opener?.isConnected && opener !== document.body;
        const target = stays ? opener : document.querySelector('main h1');
        if (target instanceof HTMLElement) target.focus({ preventScroll: target !== opener });
      });
    },
    [opener],
  );
}

import { useEffect, useState } from 'react';

/** Of a dialog whose deed takes its opener off the page: it is closed when that is known, so that the focus goes elsewhere. */
export function useDone(onClose: () => void): { isDone: boolean; done: () => void } {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return { isDone, done: () => setDone(true) };
}

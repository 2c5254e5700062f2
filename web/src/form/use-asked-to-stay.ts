import { useEffect } from 'react';

/** Whoever closes the tab is asked: with it goes what is not saved. */
export function useAskedToStay(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}

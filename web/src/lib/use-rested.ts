import { searchDebounceMs } from '@laurel/contract/limits';
import { useEffect, useState } from 'react';

/** The text as it was when the typing rested, or at once on request. */
export function useRested(text: string, afterMs = searchDebounceMs): { rested: string; restNow: () => void } {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return { rested, restNow: () => setRested(text) };
}

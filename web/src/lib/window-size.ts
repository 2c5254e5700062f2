import { resizeDebounceMs } from '@laurel/contract/limits';

/** Tells of a new window size once it has settled; answers how to stop. */
export function onWindowResize(settled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(settled, resizeDebounceMs);
  };
  window.addEventListener('resize', changed);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', changed);
  };
}

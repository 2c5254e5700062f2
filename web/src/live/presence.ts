/** A page that is only left for a moment goes on. */
const graceMs = 15_000;
/** Somebody who touches nothing for so long is not there; what is asked for by itself would keep their session alive. */
const idleMs = 15 * 60_000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells whether somebody is here: the page is seen, there is a connection, and somebody has touched it lately. While nobody is, nothing runs. */
export function watchPresence(onChange: (isHere: boolean) => void, times = { graceMs, idleMs }): () => void {
  let isHere = false;
  let isIdle = false;
  let touched = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (is: boolean) => {
    if (is === isHere) return;
    isHere = is;
    onChange(is);
  };
  const look = () => {
    clearTimeout(timer);
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && navigator.onLine && !isIdle) {
      timer = setTimeout(rest, times.idleMs);
      tell(true);
    } else if (!isSeen && isHere && navigator.onLine) timer = setTimeout(() => tell(false), times.graceMs);
    else tell(false);
  };
  const rest = () => {
    const left = touched + times.idleMs - Date.now();
    isIdle = left <= 0;
    if (isIdle) look();
    else timer = setTimeout(rest, left);
  };
  const touch = () => {
    touched = Date.now();
    if (!isIdle) return;
    isIdle = false;
    look();
  };
  const come = () => {
    touch();
    look();
  };
  // A page that is put away while it lives holds on to nothing.
  const leave = () => {
    clearTimeout(timer);
    tell(false);
  };

  document.addEventListener('visibilitychange', come);
  window.addEventListener('pageshow', come);
  window.addEventListener('pagehide', leave);
  for (const name of ['online', 'offline']) window.addEventListener(name, look);
  for (const name of touches) window.addEventListener(name, touch, { passive: true, capture: true });
  look();
  return () => {
    leave();
    document.removeEventListener('visibilitychange', come);
    window.removeEventListener('pageshow', come);
    window.removeEventListener('pagehide', leave);
    for (const name of ['online', 'offline']) window.removeEventListener(name, look);
    for (const name of touches) window.removeEventListener(name, touch, { capture: true });
  };
}

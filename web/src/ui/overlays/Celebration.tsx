import { type CSSProperties, useEffect, useRef, useState } from 'react';
import classes from './Celebration.module.css';

const leaves = 26;

/**
 * Laurel leaves, a little gold among them. They lie over everything, catch no click, and go when the last has fallen, or with
 * Escape. Whoever points at one holds them; nothing here takes the focus.
 */
export function Celebration({ onEnd }: { onEnd: () => void }) {
  const sky = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const falls = sky.current?.getAnimations({ subtree: true }) ?? [];
    const left = new AbortController();
    const { signal } = left;
    void Promise.allSettled(falls.map(({ finished }) => finished)).then(() => signal.aborted || onEnd());
    const point = (pointer: PointerEvent) => setHeld([...(sky.current?.children ?? [])].some(isUnder(pointer)));
    window.addEventListener('pointermove', point, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && onEnd(), { signal });
    return () => left.abort();
  }, [onEnd]);
  return (
    <div ref={sky} className={classes.sky} aria-hidden="true" data-celebration data-held={isHeld || undefined}>
      {Array.from({ length: leaves }, (_, leaf) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the leaves never change
          key={leaf}
          className={classes.leaf}
          data-gold={leaf % 3 === 0 || undefined}
          aria-hidden="true"
          viewBox="-20 -80 40 82"
          style={fall(leaf)}
        >
          <path d="M0 0C-19-14-22-46 0-78C22-46 19-14 0 0Z" />
        </svg>
      ))}
    </div>
  );
}

function isUnder({ clientX: x, clientY: y }: PointerEvent) {
  return (leaf: Element) => {
    const { left, right, top, bottom } = leaf.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
}

/** Spread evenly and yet not in rows: the golden ratio instead of chance, so that every fall is the same. */
function fall(leaf: number): CSSProperties {
  const part = (leaf * 0.618034) % 1;
  const other = (leaf * 0.754878) % 1;
  return {
    left: `${2 + part * 96}%`,
    width: `${0.75 + other * 0.75}rem`,
    animationDelay: `${other * 700}ms`,
    animationDuration: `${1500 + part * 900}ms`,
    '--drift': `${(part - 0.5) * 9}rem`,
    '--turn': `${180 + other * 420}deg`,
  } as CSSProperties;
}

import { type CSSProperties, useEffect, useState } from 'react';
import classes from './Celebration.module.css';

const leaves = 26;
const shownMs = 3200;

/** Laurel leaves, a little gold among them. They lie over everything, catch no click, and go. */
export function Celebration() {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (gone) return null;
  return (
    <div className={classes.sky} aria-hidden="true" data-celebration>
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

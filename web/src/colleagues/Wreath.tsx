import classes from './Colleague.module.css';

/** How large it is drawn, and where its leaves stand. */
const size = 240;
const middle = size / 2;
const radius = 94;
/** Room for the numbers of its sprigs. */
const around = 10;
/** Degrees from above: a branch on each side grows from below to where they nearly meet. */
const from = 172;
const until = 16;
/** Sprigs there are at least, bare or not, and leaves of all of them; of each at least. */
const sprigsLeast = 8;
const leavesOfAll = 48;
const leavesLeast = 3;

const leaf = 'M0 3C7-2 9-13 0-24C-9-13-7-2 0 3Z';

/** A wreath of laurel: a sprig for each thing that somebody is thanked for, with the more leaves the oftener. Its list says the same in words. */
export function Wreath({ counts }: { counts: readonly number[] }) {
  const sprigs = Math.max(sprigsLeast, counts.length + (counts.length % 2));
  const span = (from - until) / (sprigs / 2);
  const leaves = Math.max(leavesLeast, Math.round(leavesOfAll / sprigs));
  return (
    <svg
      viewBox={`${-around} ${-around} ${size + 2 * around} ${size + 2 * around}`}
      className={classes.drawn}
      aria-hidden
      focusable="false"
    >
      {Array.from({ length: sprigs }, (_, n) => {
        const side = n % 2 === 0 ? -1 : 1;
        const begins = from - span * Math.floor(n / 2);
        return (
          <g key={`sprig ${begins * side}`}>
            {Array.from({ length: leaves }, (_, k) => {
              const angle = side * (begins - (span * (k + 0.5)) / leaves);
              const turn = angle + side * -90 + (k % 2 === 0 ? 32 : -32);
              return (
                <path
                  key={angle}
                  d={leaf}
                  className={k < leaves * shareOf(counts[n] ?? 0) ? classes.leaf : classes.bare}
                  transform={`translate(${at(angle).join(' ')}) rotate(${turn})`}
                />
              );
            })}
            {(counts[n] ?? 0) > 0 ? <Sign n={n + 1} at={at(side * (begins - span / 2), radius + 31)} /> : null}
          </g>
        );
      })}
    </svg>
  );
}

/** By which its line of the list is found. */
function Sign({ n, at: [x, y] }: { n: number; at: readonly [x: number, y: number] }) {
  return (
    <text x={x} y={y} className={classes.number}>
      {n}
    </text>
  );
}

function at(angle: number, distance = radius): readonly [x: number, y: number] {
  const turned = (angle * Math.PI) / 180;
  return [middle + distance * Math.sin(turned), middle - distance * Math.cos(turned)];
}

/** How much of a sprig is there: once is a third, and from eight times on it is whole. */
function shareOf(count: number): number {
  return count === 0 ? 0 : Math.min(1, 1 / 3 + (2 / 3) * (Math.log2(count) / 3));
}

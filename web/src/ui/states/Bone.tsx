import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import classes from './Bone.module.css';

interface BoneProps {
  width?: string;
  height?: string;
  radius?: string;
}

/** One grey shape of a skeleton. */
export function Bone({ width = '100%', height = '1rem', radius = '0.5rem' }: BoneProps) {
  return <span className={classes.bone} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

interface BoneCardProps {
  height: string;
  /** What it will show: a line, a few, or a picture above them. */
  of?: 'line' | 'lines' | 'picture';
}

/** A card while it loads. */
export function BoneCard({ height, of = 'lines' }: BoneCardProps) {
  return <span className={classes.card} data-of={of} style={{ height }} aria-hidden="true" />;
}

/** From here on a row has room for more than one line, in rem. */
const linesFrom = 4.5;

/** Rows of a list or table while they load; `height` in rem. */
export function SkeletonRows({ rows = 5, height = 3.25 }: { rows?: number; height?: number }) {
  return (
    <div className={classes.rows} role="status" aria-label={say(common.loading)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <BoneCard key={row} height={`${height}rem`} of={height < linesFrom ? 'line' : 'lines'} />
      ))}
    </div>
  );
}

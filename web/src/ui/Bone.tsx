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

/** Rows of a list or table while they load. */
export function SkeletonRows({ rows = 5, height = '3.25rem' }: { rows?: number; height?: string }) {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Bone key={row} height={height} radius="0.75rem" />
      ))}
    </div>
  );
}

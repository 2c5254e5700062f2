import { Link } from 'react-router';
import { formatPoints } from '#lib/points.ts';
import { hasScreen, paths } from '../paths.ts';
import classes from './PointsBadge.module.css';

interface PointsBadgeProps {
  points: number;
  /** Beside the number. */
  words: string;
  /** What a screen reader says before it. */
  label: string;
  tone: 'gold' | 'quiet';
}

export function PointsBadge({ points, words, label, tone }: PointsBadgeProps) {
  const inner = (
    <>
      <span className="visually-hidden">{label}: </span>
      <span className={classes.coin} aria-hidden="true" />
      <strong>{formatPoints(points)}</strong>
      <span className={classes.words} aria-hidden="true">
        {words}
      </span>
    </>
  );
  const statement = tone === 'gold' ? 'statement' : 'managementStatement';
  if (!hasScreen(statement)) {
    return (
      <span className={classes.badge} data-tone={tone} title={label}>
        {inner}
      </span>
    );
  }
  return (
    <Link to={paths[statement]} className={classes.badge} data-tone={tone} title={label}>
      {inner}
    </Link>
  );
}

import { formatPoints } from '#lib/points.ts';
import { Link } from '#router/Link.tsx';
import { paths } from '../paths.ts';
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
  const statement = tone === 'gold' ? paths.statement : paths.managementStatement;
  return (
    <Link to={statement} className={classes.badge} data-tone={tone} title={label}>
      <span className="visually-hidden">{label}: </span>
      <span className={classes.coin} aria-hidden="true" />
      <strong>{formatPoints(points)}</strong>
      <span className={classes.words} aria-hidden="true">
        {words}
      </span>
    </Link>
  );
}

import { designOf } from '@laurel/contract/rules/card-design';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { cardPicture } from '../paths.ts';
import classes from './ECard.module.css';

export interface ECardProps {
  /** The behaviours, value or occasion, as the calls name them. */
  value: string;
  to: string;
  from: string;
  message: string;
  /** 0 for a card without points. */
  points: number;
  pointsName: string;
  /** A server date; none while it is not yet sent. */
  date?: string;
}

/** An e-card as its reader sees it. It keeps its own paper and ink in the dark: it is a thing, not a part of the page. */
export function ECard({ value, to, from, message, points, pointsName, date = '' }: ECardProps) {
  const { drawing, headline, note } = designOf(value);
  return (
    <article className={classes.card} aria-label="E-card">
      <img className={classes.drawing} src={cardPicture(drawing)} alt="" width={640} height={360} />
      <div className={classes.inside}>
        {points > 0 ? (
          <p className={classes.seal}>
            <strong>{formatPoints(points)}</strong> <span>{pointsName}</span>
          </p>
        ) : null}
        <p className={classes.to}>
          For <bdi>{to}</bdi>
        </p>
        <p className={classes.headline}>{headline}</p>
        {note ? <p className={classes.note}>{note}</p> : null}
        {message.trim() ? (
          <blockquote dir="auto" className={classes.message}>
            {message.trim()}
          </blockquote>
        ) : null}
        <p className={classes.foot}>
          <span className={classes.from}>
            <span>From</span> <bdi>{from}</bdi>
          </span>
          {date ? <time dateTime={date}>{formatDate(date)}</time> : null}
        </p>
      </div>
    </article>
  );
}

import { pointsNamed } from '@laurel/contract/looks/worn';
import { designOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';

import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { rich } from '#lib/rich.ts';
import { cardPicture } from '../paths.ts';
import classes from './ECard.module.css';
import * as texts from './texts.ts';

export interface ECardProps {
  /** The behaviours, value or occasion, as the calls name them. */
  value: string;
  to: string;
  from: string;
  message: string;
  /** As a tag of BCP 47; '' where it is not known. */
  messageLanguage?: string;
  /** 0 for a card without points. */
  points: number;
  pointsName: string;
  /** A server date; none while it is not yet sent. */
  date?: string;
}

/** An e-card as its reader sees it. It keeps its own paper and ink in the dark: it is a thing, not a part of the page. */
export function ECard({ value, to, from, message, points, pointsName, messageLanguage = '', date = '' }: ECardProps) {
  const { drawing, headline, note } = designOf(value);
  return (
    <article className={classes.card} aria-label={say(texts.eCard)}>
      <img className={classes.drawing} src={cardPicture(drawing)} alt="" width={640} height={360} />
      <div className={classes.inside}>
        {points > 0 ? (
          <p className={classes.seal}>
            <strong>{formatPoints(points)}</strong> <span>{pointsNamed(points, pointsName)}</span>
          </p>
        ) : null}
        <p className={classes.to}>{say(texts.forWhom, { name: to })}</p>
        <p className={classes.headline}>{headline}</p>
        {note ? <p className={classes.note}>{note}</p> : null}
        {message.trim() ? (
          <blockquote lang={messageLanguage || undefined} dir="auto" className={classes.message}>
            {message.trim()}
          </blockquote>
        ) : null}
        <p className={classes.foot}>
          <span className={classes.from}>
            {rich(texts.fromWhom, { name: from, small: (words) => <span>{words}</span> })}
          </span>
          {date ? <time dateTime={date}>{formatDate(date)}</time> : null}
        </p>
      </div>
    </article>
  );
}

import { pointsForRating, type Rating, ratingMax } from '@laurel/contract/points';
import { IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import classes from './StarRating.module.css';

interface StarRatingProps {
  /** 0 while no star is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
  /** Whether the rating gives points; later ratings only count. */
  pays: boolean;
  /** A custom amount stands instead of that of the rating. */
  isCustom: boolean;
}

const ratings = Array.from({ length: ratingMax }, (_, i) => (i + 1) as Rating);

/** Seven stars as native radio buttons, so that the arrow keys and screen readers know them. */
export function StarRating({ value, onChange, error, pays, isCustom }: StarRatingProps) {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        Rating
        <span aria-hidden className={classes.required}>
          {' *'}
        </span>
      </legend>
      <div className={classes.stars} onPointerLeave={() => setHovered(0)}>
        {ratings.map((rating) => (
          <label
            key={rating}
            className={classes.star}
            data-lit={rating <= lit || undefined}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(rating)}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              // biome-ignore lint/a11y/noAutofocus: the dialog opens on what one came for
              autoFocus={rating === (value || 1)}
              data-autofocus={rating === (value || 1) || undefined}
              onChange={() => onChange(rating)}
              aria-label={`${rating} of ${ratingMax}${pays ? `: ${givesWords(rating)}` : ''}`}
              aria-describedby={error ? `${name}-error` : undefined}
              data-error={error ? true : undefined}
            />
            <IconStarFilled aria-hidden />
            {pays ? (
              <span className={classes.points} aria-hidden>
                {pointsForRating[rating] === 0 ? 'e-card' : pointsForRating[rating]}
              </span>
            ) : null}
          </label>
        ))}
      </div>
      <p className={classes.hint} aria-hidden>
        {lit === 0
          ? 'Choose 1 to 7 stars'
          : `${lit} of ${ratingMax}${pays && !isCustom ? `: ${givesWords(lit as Rating)}` : ''}`}
      </p>
      {error ? (
        <p id={`${name}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function givesWords(rating: Rating): string {
  const points = pointsForRating[rating];
  return points === 0 ? 'a thank-you e-card only' : `${formatPoints(points)} points and an e-card`;
}

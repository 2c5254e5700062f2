import { pointsForRating, type Rating, ratingMax } from '@laurel/contract/points';
import { IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { ChoiceFrame } from './Choice.tsx';
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
    <ChoiceFrame label="Rating" isRequired error={error}>
      {(errorId) => (
        <>
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
                  aria-describedby={errorId}
                  data-error={errorId ? true : undefined}
                />
                <IconStarFilled aria-hidden />
                {pays ? <span aria-hidden>{pointsForRating[rating] || 'e-card'}</span> : null}
              </label>
            ))}
          </div>
          <p className={classes.hint} aria-hidden>
            {hintOf(lit, pays && !isCustom)}
          </p>
        </>
      )}
    </ChoiceFrame>
  );
}

function hintOf(lit: number, pays: boolean): string {
  if (lit === 0) return 'Choose 1 to 7 stars';
  return `${lit} of ${ratingMax}${pays ? `: ${givesWords(lit as Rating)}` : ''}`;
}

function givesWords(rating: Rating): string {
  const points = pointsForRating[rating];
  return points === 0 ? 'a thank-you e-card only' : `${formatPoints(points)} points and an e-card`;
}

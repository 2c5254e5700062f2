import { say } from '@laurel/contract/say';
import { IconStarFilled } from '@tabler/icons-react';
import { useId, useState } from 'react';
import * as common from '#lib/texts.ts';
import { ChoiceFrame } from './Choice.tsx';
import classes from './StarRating.module.css';
import * as texts from './texts.ts';

/** On a phone more of them stand in two lines. */
const inLineMost = 7;

interface StarRatingProps {
  /** 0 while no star is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
  /** The most stars that there are. */
  max: number;
  /** What so many stars mean: in a word below them, and in words to hear. */
  meaningOf?: ((rating: number) => { word: string; words: string }) | undefined;
  /** Whether that is also said of the stars that shine. */
  saysMeaning?: boolean;
  /** Whether one came for it: the dialog opens on it. */
  takesFocus?: boolean;
}

/** Stars as native radio buttons, so that the arrow keys and screen readers know them. */
export function StarRating(props: StarRatingProps) {
  const { value, onChange, error, max, meaningOf, saysMeaning = true, takesFocus = true } = props;
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value;
  const wordsOf = (rating: number, says: boolean) =>
    meaningOf && says
      ? say(texts.starsMeaning, { rating, max, meaning: meaningOf(rating).words })
      : say(texts.stars, { rating, max });
  return (
    <ChoiceFrame label={say(common.rating)} isRequired error={error}>
      {(errorId) => (
        <>
          <div className={classes.stars} data-many={max > inLineMost || undefined} onPointerLeave={() => setHovered(0)}>
            {Array.from({ length: max }, (_, i) => i + 1).map((rating) => (
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
                  autoFocus={takesFocus && rating === (value || 1)}
                  data-autofocus={(takesFocus && rating === (value || 1)) || undefined}
                  onChange={() => onChange(rating)}
                  aria-label={wordsOf(rating, true)}
                  aria-describedby={errorId}
                  data-error={errorId ? true : undefined}
                />
                <IconStarFilled aria-hidden />
                {meaningOf ? <span aria-hidden>{meaningOf(rating).word}</span> : null}
              </label>
            ))}
          </div>
          <p className={classes.hint} aria-hidden>
            {lit === 0 ? say(texts.chooseStars, { max }) : wordsOf(lit, saysMeaning)}
          </p>
        </>
      )}
    </ChoiceFrame>
  );
}

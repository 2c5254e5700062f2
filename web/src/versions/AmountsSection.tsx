import { starsLeast, starsMost } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconStarFilled } from '@tabler/icons-react';
import { partLabel } from '#changes/programme-words.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { AmountList } from './AmountList.tsx';
import { Changeable, NumberField } from './Fields.tsx';
import { AmountsSeen, Seen, StarsSeen } from './Previews.tsx';
import classes from './Programme.module.css';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

const lists = ['adhoc', 'payItForward', 'ideas'] as const;

/** What may be given at once, and what each rating pays. */
export function AmountsSection({ editing }: SectionProps) {
  const { drafted, errors, change, mayChange } = editing;
  const { points, review } = drafted;
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <Changeable label={sections.points.label} mayChange={editing.mayChange}>
      <Ratings editing={editing} />
      <StarsSeen points={review.points} pointsName={pointsName} />
      <section className={layout.stack}>
        {lists.map((list) => (
          <AmountList
            key={list}
            label={partLabel(`points.${list}`)}
            amounts={points[list]}
            error={errors[`points.${list}`] ?? firstOf(errors, `points.${list}.`)}
            mayChange={mayChange}
            onChange={(amounts) => change({ points: { ...points, [list]: amounts } })}
          />
        ))}
        <NumberField
          label={partLabel('points.recogniseMost')}
          value={points.recogniseMost}
          error={errors['points.recogniseMost']}
          onChange={(recogniseMost) => change({ points: { ...points, recogniseMost } })}
        />
      </section>
      <Seen>
        <AmountsSeen label={say(common.adhocRecognition)} amounts={points.adhoc} />
        <AmountsSeen label={say(common.payItForward)} amounts={points.payItForward} />
      </Seen>
    </Changeable>
  );
}

function firstOf(errors: Record<string, string>, place: string): string | undefined {
  return Object.entries(errors).find(([at]) => at.startsWith(place))?.[1];
}

function Ratings({ editing: { drafted, errors, change, mayChange } }: SectionProps) {
  const { review } = drafted;
  const { points } = review;
  const withPoints = (next: readonly number[]) => change({ review: { ...review, points: [...next] } });
  return (
    <section className={layout.stack}>
      <h3 className={words.name}>{partLabel('review.points')}</h3>
      {errors['review.points'] ? (
        <p className={words.error} role="alert">
          {errors['review.points']}
        </p>
      ) : null}
      <ol className={classes.ratings}>
        {points.map((paid, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rating is its place
          <li key={at}>
            <NumberField
              label={
                <>
                  <span className="visually-hidden">{say(texts.ofStars, { stars: at + 1 })}</span>
                  <span aria-hidden className={classes.stars}>
                    {at + 1}
                    <IconStarFilled size={16} />
                  </span>
                </>
              }
              value={paid}
              error={errors[`review.points.${at}`]}
              onChange={(next) => withPoints(points.with(at, next))}
            />
          </li>
        ))}
      </ol>
      {mayChange ? (
        <div className={layout.row}>
          <Button
            variant="default"
            disabled={points.length >= starsMost}
            onClick={() => withPoints([...points, points.at(-1) ?? 0])}
          >
            {say(texts.addStar)}
          </Button>
          <Button
            variant="default"
            disabled={points.length <= starsLeast}
            onClick={() => withPoints(points.slice(0, -1))}
          >
            {say(texts.takeStar)}
          </Button>
        </div>
      ) : null}
      <div className={`${layout.fields} ${classes.even}`}>
        <NumberField
          label={partLabel('review.customMost')}
          value={review.customMost}
          error={errors['review.customMost']}
          onChange={(customMost) => change({ review: { ...review, customMost } })}
        />
        <NumberField
          label={partLabel('review.customAbove')}
          value={review.customAbove}
          error={errors['review.customAbove']}
          onChange={(customAbove) => change({ review: { ...review, customAbove } })}
        />
      </div>
      <p className={words.soft}>{say(texts.customNone)}</p>
    </section>
  );
}

import type { FormErrors } from '@laurel/contract/errors';
import { starsLeast, starsMost } from '@laurel/contract/limits';
import type { Scale } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { amountsWords, partLabel } from '#changes/programme-words.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { AmountList } from './AmountList.tsx';
import { type PartThere, partAt, siteOfErrors } from './by-site.ts';
import { Changeable, NumberField } from './Fields.tsx';
import { AmountsSeen, Seen, StarsSeen } from './Previews.tsx';
import classes from './Programme.module.css';
import { OwnAt, OwnNumber, SiteChoice } from './SiteFields.tsx';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

const lists = ['adhoc', 'payItForward', 'ideas'] as const;

const parts = ['points', 'review'] as const;

/** What may be given at once, and what each rating pays: in the company, and at a site that has it otherwise. */
export function AmountsSection({ editing }: SectionProps) {
  const { errors, mayChange } = editing;
  const [site, setSite] = useState(siteOfErrors(errors, parts));
  const review = partAt(editing, 'review', site);
  const points = partAt(editing, 'points', site);
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <>
      <SiteChoice editing={editing} parts={parts} site={site} onChange={setSite} />
      <Changeable label={sections.points.label} mayChange={mayChange}>
        <Ratings review={review} errors={errors} mayChange={mayChange} />
        <StarsSeen key={site} points={review.values.points} pointsName={pointsName} />
        <section className={layout.stack}>
          {lists.map((list) => (
            <OwnAt
              key={list}
              part={points}
              name={list}
              label={partLabel(`points.${list}`)}
              companys={amountsWords(points.values[list])}
              mayChange={mayChange}
            >
              <AmountList
                label={partLabel(`points.${list}`)}
                amounts={points.values[list]}
                error={errors[`${points.place}.${list}`] ?? firstOf(errors, `${points.place}.${list}.`)}
                mayChange={mayChange}
                onChange={(amounts) => points.set({ [list]: amounts })}
              />
            </OwnAt>
          ))}
          <OwnNumber part={points} at="points" name="recogniseMost" errors={errors} mayChange={mayChange} />
        </section>
        <Seen>
          <AmountsSeen label={say(common.adhocRecognition)} amounts={points.values.adhoc} />
          <AmountsSeen label={say(common.payItForward)} amounts={points.values.payItForward} />
        </Seen>
      </Changeable>
    </>
  );
}

function firstOf(errors: Record<string, string>, place: string): string | undefined {
  return Object.entries(errors).find(([at]) => at.startsWith(place))?.[1];
}

interface RatingsProps {
  review: PartThere<Scale>;
  errors: FormErrors;
  mayChange: boolean;
}

function Ratings({ review, errors, mayChange }: RatingsProps) {
  const { place } = review;
  const own = { part: review, at: 'review', errors, mayChange };
  return (
    <section className={layout.stack}>
      <h3 className={words.name}>{partLabel('review.points')}</h3>
      <GroupError error={errors[`${place}.points`]} />
      <OwnAt
        part={review}
        name="points"
        label={partLabel('review.points')}
        companys={amountsWords(review.values.points)}
        mayChange={mayChange}
      >
        <Stars review={review} errors={errors} mayChange={mayChange} />
      </OwnAt>
      <div className={`${layout.fields} ${classes.even}`}>
        <OwnNumber {...own} name="customMost" />
        <OwnNumber {...own} name="customAbove" />
      </div>
      <p className={words.soft}>{say(texts.customNone)}</p>
    </section>
  );
}

function Stars({ review: { values, place, set }, errors, mayChange }: RatingsProps) {
  const { points } = values;
  const withPoints = (next: readonly number[]) => set({ points: [...next] });
  return (
    <>
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
              error={errors[`${place}.points.${at}`]}
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
    </>
  );
}

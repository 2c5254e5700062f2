import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { standingWords } from '@laurel/contract/standings';
import { IconStar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { utcDate } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { NominationOutcome } from '#outcomes/NominationOutcome.tsx';
import { hasOutcome } from '#outcomes/outcome-words.ts';
import { standingTones } from '#outcomes/standing-tone.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { Tags } from '#ui/display/Tags.tsx';
import words from '#ui/layout/words.module.css';
import classes from './NominationCard.module.css';
import { NomineeFace, nomineeFacts } from './Nominee.tsx';
import { ageInDays, ageWords, whyNoReview } from './standing.ts';

interface NominationCardProps {
  nomination: NominationRow;
  onReview: () => void;
}

export function NominationCard({ nomination, onReview }: NominationCardProps) {
  const own = useMember();
  const why = whyNoReview(nomination, own);
  return (
    <li className={classes.card}>
      <NomineeFace nomination={nomination} />
      <div>
        <h2 className={words.name}>{nomination.nomineeMember}</h2>
        <p className={words.facts}>{nomineeFacts(nomination, 'people')}</p>
        <div className={classes.tags}>
          <Tags label="Behaviours" tags={nomination.nomCat.split(', ')} />
        </div>
        <div className={classes.reason}>
          <ClampedText text={nomination.reason} of={`the reason for ${nomination.nomineeMember}`} />
        </div>
        <p className={words.facts}>
          Nominated by <strong>{nomination.byMember}</strong>, {nomination.byDivision} ·{' '}
          <time dateTime={nomination.dateCreated}>{utcDate(nomination.dateCreated)}</time>
        </p>
        {hasOutcome(nomination) ? <OutcomePart nomination={nomination} /> : null}
      </div>
      <div className={classes.side}>
        <StandingBadge nomination={nomination} />
        {nomination.mayReview ? (
          <Button onClick={onReview} aria-label={`Review the nomination of ${nomination.nomineeMember}`}>
            Review
          </Button>
        ) : (
          <p className={words.facts}>{why}</p>
        )}
      </div>
    </li>
  );
}

function StandingBadge({ nomination }: { nomination: NominationRow }) {
  const { ratingCount, state: standing } = nomination;
  return (
    <div className={classes.standing}>
      <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>
      {standing === 'open' || standing === 'waiting' ? (
        <span className={words.facts}>{ageWords(ageInDays(nomination.dateCreated, new Date()))}</span>
      ) : null}
      {ratingCount > 0 ? (
        <span className={words.facts}>
          <IconStar aria-hidden size={15} stroke={1.8} />{' '}
          {plural(ratingCount, { one: '1 rating', other: `${ratingCount} ratings` })}
        </span>
      ) : null}
    </div>
  );
}

/** The card opens to what became of it. */
function OutcomePart({ nomination }: { nomination: NominationRow }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={words.link}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${open ? 'Hide' : 'Show'} the outcome for ${nomination.nomineeMember}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the outcome' : 'Show the outcome'}
      </button>
      <div id={id}>{open ? <NominationOutcome outcome={nomination} /> : null}</div>
    </>
  );
}

import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { standingWords } from '@laurel/contract/standings';
import { IconStar, IconUsersGroup } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { utcDate } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { NominationOutcome } from '#outcomes/NominationOutcome.tsx';
import { hasOutcome } from '#outcomes/outcome-words.ts';
import { standingTones } from '#outcomes/standing-tone.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import classes from './NominationCard.module.css';
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
      <Face nomination={nomination} />
      <div className={classes.words}>
        <h2 className={classes.nominee}>{nomination.nomineeMember}</h2>
        <p className={classes.facts}>
          {nomination.nomineeMemberNumber ? `${nomination.nomineeDivision} · ${nomination.nomineeMemberNumber}` : null}
          {nomination.nomineeMemberNumber ? null : `${formatPoints(nomination.nomineeCount)} people`}
        </p>
        <ul className={classes.behaviours} aria-label="Behaviours">
          {nomination.nomCat.split(', ').map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
        <div className={classes.reason}>
          <ClampedText text={nomination.reason} of={`the reason for ${nomination.nomineeMember}`} />
        </div>
        <p className={classes.by}>
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
          <p className={classes.why}>{why}</p>
        )}
      </div>
    </li>
  );
}

function Face({ nomination }: { nomination: NominationRow }) {
  if (nomination.nomineeMemberNumber !== '') return <Avatar name={nomination.nomineeMember} size={48} />;
  return (
    <span className={classes.whole}>
      <IconUsersGroup aria-hidden size={26} stroke={1.6} />
    </span>
  );
}

function StandingBadge({ nomination }: { nomination: NominationRow }) {
  const { ratingCount, state: standing } = nomination;
  return (
    <div className={classes.standing}>
      <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>
      {standing === 'open' || standing === 'waiting' ? (
        <span className={classes.age}>{ageWords(ageInDays(nomination.dateCreated, new Date()))}</span>
      ) : null}
      {ratingCount > 0 ? (
        <span className={classes.age}>
          <IconStar aria-hidden size={15} stroke={1.8} />
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
        className={classes.more}
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

import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { partsOf, valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import { IconStar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { utcDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import * as nominating from '#nominating/texts.ts';
import { NominationOutcome } from '#outcomes/NominationOutcome.tsx';
import { hasOutcome } from '#outcomes/outcome-words.ts';
import { standingTones } from '#outcomes/standing-tone.ts';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { Tags } from '#ui/display/Tags.tsx';
import { strong } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import classes from './NominationCard.module.css';
import { NomineeFace, nomineeFacts } from './Nominee.tsx';
import { SaidAbout } from './SaidByAll.tsx';
import { ageInDays, ageWords, whyNoReview } from './standing.ts';
import * as texts from './texts.ts';

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
        <h2 dir="auto" className={words.name}>
          <ColleagueLink memberId={nomination.nomineeMemberId}>{nomination.nomineeMember}</ColleagueLink>
        </h2>
        <p className={words.facts}>{nomineeFacts(nomination, texts.people)}</p>
        <div className={classes.tags}>
          <Tags label={say(nominating.behaviours)} tags={partsOf(nomination.nomCat).values} wordsOf={valueWords} />
        </div>
        <div className={classes.reason}>
          <ClampedText text={nomination.reason} of={say(common.reasonFor, { name: nomination.nomineeMember })} />
        </div>
        <p className={words.facts}>
          {rich(texts.nominatedByOn, {
            name: nomination.byMember,
            division: nomination.byDivision,
            date: utcDate(nomination.dateCreated),
            strong: (name) => <ColleagueLink memberId={nomination.byMemberId}>{strong(name)}</ColleagueLink>,
            time: (date) => <time dateTime={nomination.dateCreated}>{date}</time>,
          })}
        </p>
        {hasOutcome(nomination) || hasSaid(nomination) ? <OutcomePart nomination={nomination} /> : null}
      </div>
      <div className={classes.side}>
        <StandingBadge nomination={nomination} />
        {nomination.mayReview ? (
          <Button onClick={onReview} aria-label={say(texts.reviewOf, { name: nomination.nomineeMember })}>
            {say(common.review)}
          </Button>
        ) : (
          <p className={words.facts}>{why}</p>
        )}
      </div>
    </li>
  );
}

function StandingBadge({ nomination }: { nomination: NominationRow }) {
  const { ratingCount, state, isAsked } = nomination;
  const standing = isAsked ? 'waiting' : state;
  return (
    <div className={classes.standing}>
      <Badge tone={standingTones[standing]}>{say(standingWords[standing])}</Badge>
      {standing === 'open' || standing === 'waiting' ? (
        <span className={words.facts}>{ageWords(ageInDays(nomination.dateCreated, new Date()))}</span>
      ) : null}
      {ratingCount > 0 ? (
        <span className={words.facts}>
          <IconStar aria-hidden size={15} stroke={1.8} /> {say(texts.ratings, { count: ratingCount })}
        </span>
      ) : null}
    </div>
  );
}

/** Whether several may have said something of it that the reader may know. */
function hasSaid({ state, ratingCount, ratingIsDone, reviewDecidedBy }: NominationRow): boolean {
  return reviewDecidedBy !== '' || ratingCount > 1 || (state === 'waiting' && ratingIsDone);
}

/** The card opens to what became of it, and what was said. */
function OutcomePart({ nomination }: { nomination: NominationRow }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const told = hasOutcome(nomination)
    ? { show: texts.showOutcome, hide: texts.hideOutcome, showFor: texts.showOutcomeFor, hideFor: texts.hideOutcomeFor }
    : { show: texts.showSaid, hide: texts.hideSaid, showFor: texts.showSaidFor, hideFor: texts.hideSaidFor };
  return (
    <>
      <button
        type="button"
        className={words.link}
        aria-expanded={open}
        aria-controls={id}
        aria-label={say(open ? told.hideFor : told.showFor, { name: nomination.nomineeMember })}
        onClick={() => setOpen(!open)}
      >
        {say(open ? told.hide : told.show)}
      </button>
      <div id={id}>
        {open && hasOutcome(nomination) ? <NominationOutcome outcome={nomination} /> : null}
        {open && hasSaid(nomination) ? <SaidAbout nomId={nomination.nomId} /> : null}
      </div>
    </>
  );
}

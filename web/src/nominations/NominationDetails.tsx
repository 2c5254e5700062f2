import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { IconUsersGroup } from '@tabler/icons-react';
import { formatTime } from '#lib/dates.ts';
import { NominationOutcome } from '#outcomes/NominationOutcome.tsx';
import { hasOutcome } from '#outcomes/outcome-words.ts';
import { Avatar } from '#ui/display/Avatar.tsx';
import classes from './ReviewModal.module.css';

/** What the reviewer must know: who, by whom, for what, and why. */
export function NominationDetails({ nomination }: { nomination: NominationRow }) {
  const { nomineeMember, nomineeMemberNumber, nomineeDivision, nomineeCount } = nomination;
  const isDivision = nomineeMemberNumber === '';
  return (
    <section className={classes.details} aria-label="Nomination">
      <div className={classes.nominee}>
        {isDivision ? (
          <span className={classes.whole}>
            <IconUsersGroup aria-hidden size={30} stroke={1.6} />
          </span>
        ) : (
          <Avatar name={nomineeMember} size={56} />
        )}
        <div>
          <p className={classes.name}>{nomineeMember}</p>
          <p className={classes.facts}>
            {isDivision ? `${nomineeCount} registered people` : `${nomineeDivision} · ${nomineeMemberNumber}`}
          </p>
        </div>
      </div>
      <ul className={classes.behaviours} aria-label="Behaviours">
        {nomination.nomCat.split(', ').map((category) => (
          <li key={category}>{category}</li>
        ))}
      </ul>
      <blockquote dir="auto" className={classes.reason}>
        {nomination.reason}
      </blockquote>
      <dl className={classes.pairs}>
        <div>
          <dt>Nominated by</dt>
          <dd>
            {nomination.byMember} ({nomination.byMemberNumber}), {nomination.byDivision}
          </dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>
            <time dateTime={nomination.dateCreated}>{formatTime(nomination.dateCreated)}</time>
          </dd>
        </div>
        {nomination.nomineeManagerMember ? (
          <div>
            <dt>Manager</dt>
            <dd>
              {nomination.nomineeManagerMember} ({nomination.nomineeManagerMemberNumber})
              {nomination.nomineeManagerCellNum ? (
                <>
                  , <bdi>{nomination.nomineeManagerCellNum}</bdi>
                </>
              ) : null}
            </dd>
          </div>
        ) : null}
        {nomination.ratingCount > 0 ? (
          <div>
            <dt>Ratings so far</dt>
            <dd>{nomination.ratingCount}</dd>
          </div>
        ) : null}
      </dl>
      {hasOutcome(nomination) ? <NominationOutcome outcome={nomination} /> : null}
    </section>
  );
}

import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { partsOf, valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import * as nominating from '#nominating/texts.ts';
import { NominationOutcome } from '#outcomes/NominationOutcome.tsx';
import { hasOutcome } from '#outcomes/outcome-words.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Tags } from '#ui/display/Tags.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { NomineeFace, nomineeFacts } from './Nominee.tsx';
import * as texts from './texts.ts';

/** What the reviewer must know: who, by whom, for what, and why. */
export function NominationDetails({ nomination }: { nomination: NominationRow }) {
  return (
    <section className={`${layout.tray} ${layout.list}`} aria-label={say(texts.nomination)}>
      <div className={layout.beside}>
        <NomineeFace nomination={nomination} />
        <div>
          <p dir="auto" className={words.title}>
            {nomination.nomineeMember}
          </p>
          <p className={words.facts}>{nomineeFacts(nomination, texts.registeredPeople)}</p>
        </div>
      </div>
      <Tags label={say(nominating.behaviours)} tags={partsOf(nomination.nomCat).values} wordsOf={valueWords} />
      <blockquote dir="auto" className={words.quote}>
        {nomination.reason}
      </blockquote>
      <Facts look="beside">
        <LabelledValue label={say(texts.nominatedBy)}>
          <bdi>{nomination.byMember}</bdi> ({nomination.byMemberNumber}), {nomination.byDivision}
        </LabelledValue>
        <LabelledValue label={say(common.date)}>
          <time dateTime={nomination.dateCreated}>{formatTime(nomination.dateCreated)}</time>
        </LabelledValue>
        {nomination.nomineeManagerMember ? (
          <LabelledValue label={say(texts.manager)}>
            <bdi>{nomination.nomineeManagerMember}</bdi> ({nomination.nomineeManagerMemberNumber})
            {nomination.nomineeManagerCellNum ? (
              <>
                , <bdi>{nomination.nomineeManagerCellNum}</bdi>
              </>
            ) : null}
          </LabelledValue>
        ) : null}
        {nomination.ratingCount > 0 ? (
          <LabelledValue label={say(texts.ratingsSoFar)}>{nomination.ratingCount}</LabelledValue>
        ) : null}
      </Facts>
      {hasOutcome(nomination) ? <NominationOutcome outcome={nomination} /> : null}
    </section>
  );
}

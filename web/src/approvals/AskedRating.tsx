import type { ApprovalNomination } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Said } from './Asked.tsx';
import * as texts from './texts.ts';

/** Who is nominated by whom for what, and how it was rated. */
export function AskedRating({ rating: asked }: { rating: ApprovalNomination }) {
  const { byMember, nomCat, reason, rating, stars, pointsEach, pointsTotal, people, motivation } = asked;
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <>
      <Facts look="beside">
        <LabelledValue label={say(texts.nominatedBy)}>
          <span dir="auto">{byMember}</span>
        </LabelledValue>
        <LabelledValue label={say(texts.nominatedFor)}>{valueWords(nomCat)}</LabelledValue>
        <LabelledValue label={say(texts.rated)}>{say(texts.starsOf, { rating, max: stars })}</LabelledValue>
        {people > 1 ? (
          <LabelledValue label={say(common.points)}>
            {say(texts.eachAndInAll, {
              each: pointsEach,
              pointsName: pointsNamed(pointsEach, pointsName),
              total: pointsTotal,
            })}
          </LabelledValue>
        ) : null}
      </Facts>
      <Said label={say(common.reason)} words={reason} />
      <Said label={say(common.quarterlyMotivation)} words={motivation} />
    </>
  );
}

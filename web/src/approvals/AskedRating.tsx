import type { ApprovalNomination } from '@laurel/contract/calls/approvals';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { EachAndInAll, Said } from './Asked.tsx';
import * as texts from './texts.ts';

/** Who is nominated by whom for what, and how it was rated. */
export function AskedRating({ rating: asked }: { rating: ApprovalNomination }) {
  const { byMember, nomCat, reason, rating, stars, pointsEach, pointsTotal, people, motivation } = asked;
  return (
    <>
      <Facts look="beside">
        <LabelledValue label={say(texts.nominatedBy)}>
          <span dir="auto">{byMember}</span>
        </LabelledValue>
        <LabelledValue label={say(texts.nominatedFor)}>{valueWords(nomCat)}</LabelledValue>
        <LabelledValue label={say(texts.rated)}>{say(texts.starsOf, { rating, max: stars })}</LabelledValue>
        {people > 1 ? <EachAndInAll each={pointsEach} total={pointsTotal} /> : null}
      </Facts>
      <Said label={say(common.reason)} words={reason} />
      <Said label={say(common.quarterlyMotivation)} words={motivation} />
    </>
  );
}

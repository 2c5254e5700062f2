import type { BallotEntry } from '@laurel/contract/calls/ballots/ballot';
import { say } from '@laurel/contract/say';
import type { ComponentType } from 'react';
import { useId, useState } from 'react';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceFrame, ChoiceItem } from '#ui/fields/Choice.tsx';
import classes from './Ballots.module.css';
import * as texts from './texts.ts';

type Nominee = Omit<BallotEntry, 'votes' | 'isFirst'>;

/** Shows the nominations behind one line of a summary. */
export type Details = ComponentType<{
  row: { nexusNomQuarterSummaryId: string; nomineeMember: string; detail: string };
  onClose: () => void;
}>;

interface NomineesProps<N extends Nominee> {
  type: 'radio' | 'checkbox';
  label: string;
  hint?: string;
  error?: string | undefined;
  nominees: readonly N[];
  chosen: readonly string[];
  onChange: (lineId: string) => void;
  /** Why somebody cannot be chosen; '' where they can. */
  whyNot?: (nominee: N) => string;
  Details: Details;
}

/** People with what they were nominated for: of whom one, or several, are chosen; what was written of each is one press away. */
export function Nominees<N extends Nominee>(props: NomineesProps<N>) {
  const { type, label, hint, error, nominees, chosen, onChange, whyNot = leftWords, Details } = props;
  const name = useId();
  const [shown, setShown] = useState<N>();
  return (
    <>
      <ChoiceFrame label={label} isRequired {...(hint !== undefined && { hint })} error={error}>
        {(errorId) => (
          <ul className={classes.nominees}>
            {nominees.map((nominee) => (
              <li key={nominee.lineId}>
                {whyNot(nominee) === '' ? (
                  <ChoiceItem
                    type={type}
                    name={name}
                    look="cards"
                    isWide
                    errorId={errorId}
                    offer={offerOf(nominee)}
                    checked={chosen.includes(nominee.lineId)}
                    onChange={() => onChange(nominee.lineId)}
                  />
                ) : (
                  <div className={classes.aside}>
                    <Face name={nominee.memberName} picId={nominee.picId} size={42} />
                    <p>
                      <strong>{nominee.memberName}</strong>
                      <span>{whyNot(nominee)}</span>
                    </p>
                  </div>
                )}
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${countWords(nominee)}: ${nominee.memberName}`}
                  onClick={() => setShown(nominee)}
                >
                  {countWords(nominee)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ChoiceFrame>
      {shown ? (
        <Details
          row={{
            nexusNomQuarterSummaryId: shown.lineId,
            nomineeMember: shown.memberName,
            detail: shown.detail,
          }}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

const countWords = ({ totalNominations: count }: Nominee) => say(common.nominationsCount, { count });
const leftWords = ({ hasLeft }: Nominee) => (hasLeft ? say(texts.left) : '');

function offerOf({ lineId, memberName, picId, division, reviewRatingAve, reviewRatingMax, nomCatCounts }: Nominee) {
  return {
    value: lineId,
    label: memberName,
    words: [
      division,
      say(texts.average, { rating: Number(reviewRatingAve.toFixed(2)), max: reviewRatingMax }),
      nomCatCounts,
    ].join(' · '),
    icon: <Face name={memberName} picId={picId} size={42} />,
  };
}

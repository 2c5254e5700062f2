import { pointsNamed } from '@laurel/contract/looks/worn';
import type { AwardKind } from '@laurel/contract/points';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { namesWords, peopleWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { recipientName } from '#picker/recipient.ts';
import { useMember } from '#session/member.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Award.module.css';
import type { SentAward } from './award-form.ts';
import * as texts from './texts.ts';

const namesShown = 8;

interface SentFactsProps {
  kind: AwardKind;
  sent: SentAward;
}

/** To whom an award went, what it gave, and what is left. */
export function SentFacts({ kind, sent: { form, answer } }: SentFactsProps) {
  const { awardsPointsAvailable, awardsPointsAvailableMng, pointsName } = useMember();
  const name = pointsName || say(common.points);
  const names = form.recipients.map(recipientName);
  const more = kind === 'adhoc' ? names.length - namesShown : 0;
  const unreached = namesWords(answer.unreachable);
  return (
    <Facts>
      <LabelledValue label={say(common.recipients)}>
        {peopleWords(answer.recipients)}
        <span className={`${words.facts} ${classes.names}`}>
          {more > 0 ? say(texts.namesAndMore, { names: listed(names.slice(0, namesShown)), more }) : listed(names)}
        </span>
      </LabelledValue>
      {answer.pointsTotal > 0 ? (
        <LabelledValue label={say(texts.pointsInAll)}>
          {say(common.amount, { points: answer.pointsTotal, pointsName: pointsNamed(answer.pointsTotal, name) })}
        </LabelledValue>
      ) : null}
      {kind === 'payitforward' ? (
        <LabelledValue label={say(texts.youHaveLeft)}>
          {say(common.amount, { points: awardsPointsAvailable, pointsName: pointsNamed(awardsPointsAvailable, name) })}
        </LabelledValue>
      ) : null}
      {kind === 'adhoc' ? (
        <LabelledValue label={say(texts.youHaveLeftToAward)}>
          {say(common.amount, {
            points: awardsPointsAvailableMng,
            pointsName: pointsNamed(awardsPointsAvailableMng, name),
          })}
        </LabelledValue>
      ) : null}
      {unreached ? <LabelledValue label={say(texts.portalOnly)}>{unreached}</LabelledValue> : null}
    </Facts>
  );
}

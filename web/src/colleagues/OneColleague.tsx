import '#api/late-rows.ts';
import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { failureOf, isUnknown } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { Told } from '#people/Told.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { BoneCard, SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Colleague.module.css';
import { ColleagueHead } from './ColleagueHead.tsx';
import * as texts from './texts.ts';

/** Only one's own page has it. */
const OwnPage = late(() => import('./OwnPage.tsx').then((m) => m.OwnPage), { waiting: <BoneCard height="7rem" /> });

const ThankedFor = late(() => import('./ThankedFor.tsx').then((m) => m.ThankedFor), {
  waiting: <BoneCard height="12rem" />,
});

const waiting = <SkeletonRows rows={3} height={9} />;

const ColleagueCards = late(() => import('./ColleagueCards.tsx').then((m) => m.ColleagueCards), { waiting });

/** Somebody as their colleagues see them: who they are, what they are thanked for, in whose words. */
export function OneColleague({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(callQuery('colleague', { memberId }, { errors: 'screen', staleTime: 0 }));
  if (data) return <Shown colleague={data} />;
  if (!error)
    return (
      <div className={layout.sections}>
        <BoneCard height="19rem" />
        {waiting}
      </div>
    );
  const isNobody = isUnknown(error);
  const { title, message } = isNobody ? { title: say(texts.noPage), message: say(texts.noPageHint) } : failureOf(error);
  return (
    <StatePage
      isAlert={!isNobody}
      title={title}
      words={message}
      illustration={isNobody ? illustrations.welcome : illustrations.error}
      action={
        isNobody ? (
          <ButtonLink to={paths.recentRecognition}>{say(common.recentRecognition)}</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>{say(common.tryAgain)}</Button>
        )
      }
    />
  );
}

function Shown({ colleague }: { colleague: Colleague }) {
  const { isOwn, told, thanked } = colleague;
  return (
    <div className={layout.sections}>
      {isOwn ? <OwnPage /> : null}
      <ColleagueHead colleague={colleague} />
      {thanked?.values.length || told ? (
        <div className={classes.about}>
          {thanked?.values.length ? <ThankedFor {...thanked} /> : null}
          {told ? (
            <Card title={say(common.getToKnow)}>
              <Told person={told} />
            </Card>
          ) : null}
        </div>
      ) : null}
      {thanked ? <ColleagueCards colleague={colleague} /> : null}
    </div>
  );
}

import '#api/late-rows.ts';
import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { failureOf, isUnknown } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { BoneCard, SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { cardIntro, cardTitle } from './occasions.ts';
import { Thanks } from './Thanks.tsx';
import * as texts from './texts.ts';

const Signing = late(() => import('./Signing.tsx').then((m) => m.Signing), { waiting: <BoneCard height="34rem" /> });
const ThankAll = late(() => import('./shown.ts').then((m) => m.shown.ThankAll), {
  waiting: <BoneCard height="13rem" />,
});
const Keep = late(() => import('./shown.ts').then((m) => m.shown.Keep));
const SignatureGrid = late(() => import('./shown.ts').then((m) => m.shown.SignatureGrid), {
  waiting: <SkeletonRows rows={3} height={12} />,
});

/** A card that many sign: for who signs it, and from its day on for whom it is for. */
export function OneGroupCard({ cardId }: { cardId: string }) {
  const { data, error, refetch } = useQuery(callQuery('groupcard', { cardId }, { errors: 'screen', staleTime: 0 }));
  if (data) return <Shown card={data} />;
  if (!error) return <SkeletonRows rows={3} height={12} />;
  if (isUnknown(error))
    return (
      <StatePage
        title={say(texts.noSuchCard)}
        words={say(texts.noSuchCardHint)}
        illustration={illustrations.noCelebrations}
        action={<ButtonLink to={paths.celebrations}>{say(common.celebrateWithUs)}</ButtonLink>}
      />
    );
  const { title, message } = failureOf(error);
  return (
    <StatePage
      isAlert
      title={title}
      words={message}
      illustration={illustrations.error}
      action={<Button onClick={() => void refetch()}>{say(common.tryAgain)}</Button>}
    />
  );
}

function Shown({ card }: { card: GroupCard }) {
  const { cardId, person, isOwn, isDelivered, own, signedUntil, thanks, mayThank, signatures } = card;
  return (
    <div className={layout.sections}>
      <PageHeader
        title={cardTitle(card)}
        intro={
          <>
            <p>{cardIntro(card)}</p>
            {isOwn || isDelivered ? null : <p>{say(texts.secret, { name: person.memberName })}</p>}
          </>
        }
        actions={isDelivered && signatures > 0 ? <Keep card={card} /> : undefined}
      />
      {thanks ? <Thanks name={person.memberName} thanks={thanks} /> : null}
      {signedUntil === null && !own ? null : <Signing cardId={cardId} own={own} until={signedUntil} />}
      <SignatureGrid card={card} />
      {mayThank ? <ThankAll cardId={cardId} /> : null}
    </div>
  );
}

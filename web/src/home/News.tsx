import { mayOpen } from '@laurel/contract/access';
import type { Home } from '@laurel/contract/calls/members/home';
import type { FeedScope } from '@laurel/contract/programme/audience';
import { isOn } from '@laurel/contract/programme/features';
import { useState } from 'react';
import { Announced } from '#announced/Announced.tsx';
import { lateWords } from '#lib/late-words.ts';
import { useMember } from '#session/member.ts';
import { Bone, SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { Competitions } from './Competitions.tsx';

const Feed = late(() => import('#feed/Feed.tsx').then((m) => m.Feed), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

const GroupCardsWaiting = late(
  () =>
    lateWords()
      .then(() => import('#groupcards/GroupCardsWaiting.tsx'))
      .then((m) => m.GroupCardsWaiting),
  { instead: () => null },
);

const PictureNudge = late(
  () => lateWords().then(() => import('#portraits/PictureNudge.tsx').then((m) => m.PictureNudge)),
  { waiting: <Bone height="6.5rem" /> },
);

interface NewsProps {
  of: 'company' | 'competitions' | 'feed';
  other: Home['other'];
}

/** What the company announces, the competitions that run and who won, or who recognised whom: in one file, because most see all of it. */
export function News({ of, other }: NewsProps) {
  const [scope, setScope] = useState<FeedScope>('everybody');
  const member = useMember();
  if (of === 'feed')
    return (
      <>
        {mayOpen('groupCard', member) && mayOpen('celebrations', member) ? <GroupCardsWaiting /> : null}
        {isOn('feed', member) ? <Feed scope={scope} onScope={setScope} /> : null}
      </>
    );
  if (of === 'competitions') return <Competitions {...other} />;
  return <OfCompany {...other} />;
}

/** What is announced, and below it what somebody new is asked, as long as they look. */
function OfCompany({ announcements }: Home['other']) {
  const [asksPicture] = useState(useMember().asksPicture);
  return (
    <>
      {announcements ? <Announced {...announcements} /> : null}
      {asksPicture ? <PictureNudge /> : null}
    </>
  );
}

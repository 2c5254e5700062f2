import type { Home } from '@laurel/contract/calls/members/home';
import type { FeedScope } from '@laurel/contract/programme/audience';
import { isOn } from '@laurel/contract/programme/features';
import { useState } from 'react';
import { Announced } from '#announced/Announced.tsx';
import { useMember } from '#session/member.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { Competitions } from './Competitions.tsx';

const Feed = late(() => import('#feed/Feed.tsx').then((m) => m.Feed), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

interface NewsProps {
  of: 'company' | 'competitions' | 'feed';
  other: Home['other'];
}

/** What the company announces, the competitions that run and who won, or who recognised whom: in one file, because most see all of it. */
export function News({ of, other }: NewsProps) {
  const [scope, setScope] = useState<FeedScope>('everybody');
  const hasFeed = isOn('feed', useMember());
  if (of === 'feed') return hasFeed ? <Feed scope={scope} onScope={setScope} /> : null;
  if (of === 'competitions') return <Competitions {...other} />;
  return other.announcements ? <Announced {...other.announcements} /> : null;
}

import { hasToDo, mayOpen } from '@laurel/contract/access';
import { useState } from 'react';
import { useFreshHome } from '#session/member.ts';
import layout from '#ui/layout/layout.module.css';
import { Bone } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { CelebrationsCarousel } from './CelebrationsCarousel.tsx';
import { GetToKnowCarousel } from './GetToKnowCarousel.tsx';
import { RecentNominations } from './RecentNominations.tsx';
import { Tiles } from './Tiles.tsx';
import { tilesOf } from './tiles.ts';
import { Welcome } from './Welcome.tsx';
import { waitingHeight } from './waiting-height.ts';

const WaitingForYou = late(() => import('./WaitingForYou.tsx').then((m) => m.WaitingForYou), {
  waiting: <Bone height={waitingHeight} />,
});

const ThankBox = late(() => import('#quick/quick.ts').then((m) => m.thankBox()), { waiting: <Bone height="4rem" /> });

const News = late(() => import('./News.tsx').then((m) => m.News));

/** What waits, then people, then where else to go. It stands when all is there that would make it jump. */
export function HomePage() {
  const { memberData, homeStats, homeCelebrations, homeGetToKnow, homeRecentRecognition, other } = useFreshHome();
  const now = new Date();
  const [waits] = useState(other.announcements || other.competitions || other.winners || memberData.asksPicture);
  const isComing = News.useIsComing();
  const company = <News of="company" other={other} />;
  if (waits && isComing)
    return (
      <>
        <PageSkeleton />
        {company}
      </>
    );
  const [celebrates, tells] = [mayOpen('celebrations', memberData), mayOpen('getToKnow', memberData)];
  return (
    <div className={layout.sections}>
      <Welcome member={memberData} stats={homeStats} now={now} />
      {hasToDo(memberData) ? <WaitingForYou now={now} /> : null}
      {company}
      <div className={layout.columns}>
        {celebrates || tells ? (
          <div className={layout.sections}>
            {celebrates ? <CelebrationsCarousel rows={homeCelebrations} /> : null}
            {tells ? <GetToKnowCarousel rows={homeGetToKnow} /> : null}
          </div>
        ) : null}
        <RecentNominations rows={homeRecentRecognition} />
      </div>
      <News of="competitions" other={other} />
      <Tiles tiles={tilesOf(memberData)} />
      <ThankBox />
      <News of="feed" other={other} />
    </div>
  );
}

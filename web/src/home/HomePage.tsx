import { hasToDo, mayOpen } from '@laurel/contract/access';
import { useFreshHome } from '#session/member.ts';
import layout from '#ui/layout/layout.module.css';
import { Bone } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
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

const Competitions = late(() => import('./Competitions.tsx').then((m) => m.Competitions), {
  waiting: <Bone height="11rem" />,
});
const Announced = late(() => import('./announced.ts').then((m) => m.announced()));

/** What waits, then people, then where else to go. */
export function HomePage() {
  const { memberData, homeStats, homeCelebrations, homeGetToKnow, homeRecentRecognition, other } = useFreshHome();
  const now = new Date();
  const [celebrates, tells] = [mayOpen('celebrations', memberData), mayOpen('getToKnow', memberData)];
  return (
    <div className={layout.sections}>
      <Welcome member={memberData} stats={homeStats} now={now} />
      {hasToDo(memberData) ? <WaitingForYou now={now} /> : null}
      {other.announcements && <Announced {...other.announcements} />}
      <div className={layout.columns}>
        {celebrates || tells ? (
          <div className={layout.sections}>
            {celebrates ? <CelebrationsCarousel rows={homeCelebrations} /> : null}
            {tells ? <GetToKnowCarousel rows={homeGetToKnow} /> : null}
          </div>
        ) : null}
        <RecentNominations rows={homeRecentRecognition} />
      </div>
      {other.competitions || other.winners ? <Competitions {...other} /> : null}
      <Tiles tiles={tilesOf(memberData)} />
    </div>
  );
}

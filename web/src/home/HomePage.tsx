import { mayOpen, rolesOf } from '@laurel/contract/access';
import { useFreshHome } from '#session/member.ts';
import { CelebrationsCarousel } from './CelebrationsCarousel.tsx';
import { CompetitionBanner } from './CompetitionBanner.tsx';
import { GetToKnowCarousel } from './GetToKnowCarousel.tsx';
import classes from './HomePage.module.css';
import { RecentNominations } from './RecentNominations.tsx';
import { Tiles } from './Tiles.tsx';
import { tiles } from './tiles.ts';
import { Welcome } from './Welcome.tsx';

export function HomePage() {
  const { memberData, homeStats, homeCelebrations, homeGetToKnow, homeRecentRecognition, other } = useFreshHome();
  const roles = rolesOf(memberData);
  return (
    <div className={classes.page}>
      <Welcome member={memberData} stats={homeStats} now={new Date()} />
      {other.isCompetition ? <CompetitionBanner /> : null}
      <Tiles tiles={tiles.filter(({ screen }) => mayOpen(screen, roles))} />
      <div className={classes.columns}>
        <div className={classes.wide}>
          <CelebrationsCarousel rows={homeCelebrations} />
          <GetToKnowCarousel rows={homeGetToKnow} />
        </div>
        <RecentNominations rows={homeRecentRecognition} />
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { hasScreen, paths, serverPaths } from '../paths.ts';
import classes from './CompetitionBanner.module.css';

/** The banner of the running competition; without a picture it goes away. */
export function CompetitionBanner() {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const picture = (
    <img
      className={classes.picture}
      src={serverPaths.competitionBanner()}
      alt=""
      width={1200}
      height={300}
      fetchPriority="high"
      onError={() => setFailed(true)}
    />
  );
  if (!hasScreen('competition')) {
    return (
      <div className={classes.banner}>
        {picture}
        <span className={classes.words}>The competition is running</span>
      </div>
    );
  }
  return (
    <Link to={paths.competition} className={classes.banner}>
      {picture}
      <span className={classes.words}>The competition is running: take part</span>
    </Link>
  );
}

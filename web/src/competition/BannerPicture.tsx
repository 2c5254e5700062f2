import { useState } from 'react';
import { serverPaths } from '../paths.ts';
import classes from './Competition.module.css';

/** The banner of the competition; without a picture the page stands without it. */
export function BannerPicture({ suffix }: { suffix: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      className={classes.banner}
      src={serverPaths.competitionBanner(suffix)}
      alt=""
      width={1200}
      height={300}
      onError={() => setFailed(true)}
    />
  );
}

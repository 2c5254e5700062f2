import { useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { Link } from '#router/Link.tsx';
import { strongName } from '#ui/layout/tags.tsx';
import { fewPaths } from '../few-paths.ts';
import { serverPaths } from '../paths.ts';
import classes from './CompetitionBanner.module.css';
import * as texts from './texts.ts';

interface CompetitionBannerProps {
  competitionId: string;
  title: string;
  endDate: string;
  /** Of its picture. */
  banner: string;
}

/** A running competition, until when it runs, and its picture, if there is one. */
export function CompetitionBanner({ competitionId, title, endDate, banner }: CompetitionBannerProps) {
  const [hasPicture, setHasPicture] = useState(true);
  return (
    <Link to={fewPaths.competitionOf(competitionId)} className={classes.banner}>
      {hasPicture ? (
        <img
          className={classes.picture}
          src={serverPaths.competitionPicture(banner)}
          alt=""
          width={1200}
          height={300}
          loading="lazy"
          onError={() => setHasPicture(false)}
        />
      ) : null}
      <span className={classes.words}>
        {rich(texts.competitionRuns, {
          title,
          date: formatDate(endDate),
          b: strongName,
        })}
      </span>
    </Link>
  );
}

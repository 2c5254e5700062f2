import { useState } from 'react';
import layout from '#ui/layout/layout.module.css';
import { serverPaths } from '../paths.ts';
import classes from './Competition.module.css';

interface BannerPictureProps {
  suffix: string;
  /** Nothing where the page says the same in words. */
  alt?: string;
  className?: string | undefined;
}

/** The banner of the competition; without a picture the page stands without it. */
export function BannerPicture({
  suffix,
  alt = '',
  className = `${layout.drawing} ${classes.banner}`,
}: BannerPictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      className={className}
      src={serverPaths.competitionBanner(suffix)}
      alt={alt}
      width={1200}
      height={300}
      onError={() => setFailed(true)}
    />
  );
}

import { useState } from 'react';
import layout from '#ui/layout/layout.module.css';
import classes from './Competition.module.css';

interface BannerPictureProps {
  /** Its address. */
  src: string;
  /** Nothing where the page says the same in words. */
  alt?: string;
  className?: string | undefined;
}

/** The banner of the competition; without a picture the page stands without it. */
export function BannerPicture({
  src,
  alt = '',
  className = `${layout.drawing} ${classes.banner}`,
}: BannerPictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return <img className={className} src={src} alt={alt} width={1200} height={300} onError={() => setFailed(true)} />;
}

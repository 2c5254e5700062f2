import { say } from '@laurel/contract/say';
import type { Announced } from '@laurel/contract/shapes/announced';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Announced.module.css';
import { picturePath } from './picture-path.ts';
import * as texts from './texts.ts';

interface AnnouncementCardProps {
  announcement: Omit<Announced, 'announcementId'>;
  /** What may be done with it. */
  children?: ReactNode;
  /** In which language it is, where that is not the page's. */
  lang?: string | undefined;
}

/** One announcement as members read it: picture, title, words, where it leads. */
export function AnnouncementCard({ announcement, children, lang }: AnnouncementCardProps) {
  const { title, words, picture, alt, link } = announcement;
  return (
    <article className={`${layout.surface} ${classes.card}`} lang={lang}>
      {picture ? (
        <img
          className={layout.drawing}
          src={picturePath(picture)}
          alt={alt}
          width={600}
          height={300}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <div className={classes.said}>
        <h3 className={classes.title} tabIndex={-1} dir="auto">
          {title}
        </h3>
        {words ? (
          <p className={classes.words} dir="auto">
            {words}
          </p>
        ) : null}
        <div className={classes.foot}>
          {link ? (
            <Link to={link} className={classes.link}>
              {say(texts.readOn)}
              <span className="visually-hidden"> {title}</span>
              <IconArrowRight aria-hidden size={18} stroke={1.8} />
            </Link>
          ) : null}
          {children}
        </div>
      </div>
    </article>
  );
}

import { say } from '@laurel/contract/say';
import { Link } from '#router/Link.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Adverts.module.css';
import { useAdverts } from './adverts.ts';
import * as texts from './texts.ts';

/** Beside the shelf; without them the shop stands as well. */
export function Adverts() {
  const adverts = useAdverts();
  if (!adverts || adverts.length === 0) return null;
  return (
    <aside className={classes.adverts} aria-label={say(texts.lookAt)}>
      {adverts.map(({ what, href, src }) => (
        <Link key={href + src} to={href} className={`${layout.surface} ${classes.advert}`}>
          <img className={layout.drawing} src={src} alt="" width={600} height={300} loading="lazy" decoding="async" />
          <span>{what}</span>
        </Link>
      ))}
    </aside>
  );
}

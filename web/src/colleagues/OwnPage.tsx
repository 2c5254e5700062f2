import { say } from '@laurel/contract/say';
import { IconEye } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** Above one's own page: that it is what colleagues see, and where one changes it. */
export function OwnPage() {
  return (
    <Notice sign={<IconEye aria-hidden size={28} stroke={1.5} />}>
      <p className={words.name}>{say(texts.ownPage)}</p>
      <p>{say(texts.ownHint)}</p>
      <p className={layout.row}>
        <Link className={words.link} to={paths.profile}>
          {say(texts.ownVisibility)}
        </Link>
        <Link className={words.link} to={paths.profileUpdate}>
          {say(texts.ownProfile)}
        </Link>
      </p>
    </Notice>
  );
}

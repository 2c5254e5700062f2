import { pageOf } from 'virtual:guide-screens';
import { mayOpen, type Screen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { IconBook2 } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { paths } from '../paths.ts';
import classes from './GuideLink.module.css';

/** Beside the title of a screen: the way to what the guide says about it. */
export function GuideLink({ screen }: { screen: Screen }) {
  const page = pageOf[screen];
  const who = useMember();
  if (!page || !mayOpen('guide', who)) return null;
  return (
    <Link to={paths.guide(page)} className={classes.link}>
      <IconBook2 aria-hidden size={18} />
      <span>{say(common.guide)}</span>
    </Link>
  );
}

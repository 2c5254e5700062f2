import { say } from '@laurel/contract/say';
import { IconHeart, IconMoonStars } from '@tabler/icons-react';
import classes from './PersonSlide.module.css';
import * as texts from './texts.ts';

interface ToldProps {
  person: { interestOtherDesc: string; otherInfo: string };
}

/** What somebody tells about themselves. */
export function Told({ person: { interestOtherDesc, otherInfo } }: ToldProps) {
  return (
    <dl className={classes.told}>
      {interestOtherDesc ? (
        <div>
          <dt>
            <IconHeart aria-hidden size={18} stroke={1.7} /> {say(texts.likes)}
          </dt>
          <dd dir="auto">{interestOtherDesc}</dd>
        </div>
      ) : null}
      {otherInfo ? (
        <div>
          <dt>
            <IconMoonStars aria-hidden size={18} stroke={1.7} /> {say(texts.dreamsOf)}
          </dt>
          <dd dir="auto">{otherInfo}</dd>
        </div>
      ) : null}
    </dl>
  );
}

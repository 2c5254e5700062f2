import { say } from '@laurel/contract/say';
import { IconHeartHandshake } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { paths } from '../paths.ts';
import { thanksInstead } from './open-thanks.ts';
import classes from './Quick.module.css';
import * as texts from './texts.ts';

/** On Home: a field in which nobody types, because it opens the composer. Who looks as somebody else thanks nobody. */
export function ThankBox() {
  if (useMember().viewing) return null;
  return (
    <Link
      to={paths.recognise(undefined, 'thankyou')}
      className={classes.box}
      aria-haspopup="dialog"
      onClick={thanksInstead()}
    >
      <span className={classes.sign}>
        <IconHeartHandshake aria-hidden size={22} stroke={1.7} />
      </span>
      <span className={classes.question}>{say(texts.whoHelped)}</span>
      <span className={classes.go} aria-hidden>
        {say(texts.thank)}
      </span>
    </Link>
  );
}

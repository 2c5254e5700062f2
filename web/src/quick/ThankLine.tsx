import { say } from '@laurel/contract/say';
import { IconHeartHandshake } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { paths } from '../paths.ts';
import { openThanksNext } from './open-thanks.ts';
import classes from './Quick.module.css';
import * as texts from './texts.ts';

interface ThankLineProps {
  /** Closes the menu, and leads the focus back to what opened it. */
  onClose: () => void;
  onChosen: () => void;
}

/** At the top of the phone's menu: the composer takes the menu's place. */
export function ThankLine({ onClose, onChosen }: ThankLineProps) {
  return (
    <Link
      to={paths.recognise(undefined, 'thankyou')}
      className={classes.line}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!openThanksNext()) return onChosen();
        event.preventDefault();
        onClose();
      }}
    >
      <IconHeartHandshake aria-hidden size={20} stroke={1.7} />
      {say(texts.whoHelped)}
    </Link>
  );
}

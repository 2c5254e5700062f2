import { say } from '@laurel/contract/say';
import { useEffect, useState } from 'react';
import { requestsRunning } from '#api/requests.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { isGoing } from '#router/router.ts';
import { Over } from '#ui/overlays/Over.tsx';
import classes from './LoadingBar.module.css';

/** An answer that comes sooner needs no bar. */
const quietMs = 120;

export function LoadingBar() {
  const requests = useStore(requestsRunning);
  const going = useStore(isGoing);
  const busy = going || requests > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? quietMs : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Over>
      <div
        className={classes.bar}
        data-busy={shown || undefined}
        role="progressbar"
        aria-label={say(common.loading)}
        aria-hidden={!shown}
      />
    </Over>
  );
}

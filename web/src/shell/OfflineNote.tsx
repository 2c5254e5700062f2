import { say } from '@laurel/contract/say';
import { Over } from '#ui/overlays/Over.tsx';
import { useOnline } from '#ui/states/online.ts';
import classes from './OfflineNote.module.css';
import * as texts from './texts.ts';

/** While the connection is away, a word of it; what stands on the screen stays. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <Over>
      <div role="status" className={classes.place}>
        {online ? null : <p className={classes.note}>{say(texts.offlineNote)}</p>}
      </div>
    </Over>
  );
}

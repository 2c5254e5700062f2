import { Over } from '#ui/overlays/Over.tsx';
import { useOnline } from '#ui/states/online.ts';
import classes from './OfflineNote.module.css';

/** While the connection is away, a word of it; what stands on the screen stays. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <Over>
      <div role="status" className={classes.place}>
        {online ? null : <p className={classes.note}>You are offline. What you write stays here.</p>}
      </div>
    </Over>
  );
}

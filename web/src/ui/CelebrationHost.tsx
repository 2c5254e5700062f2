import { useStore } from '#lib/store.ts';
import { celebrations } from './celebrate.ts';
import { late } from './late.tsx';

/** Paper rain that does not come is missed by nobody. */
const Nothing = () => null;

const Celebration = late(() => import('./Celebration.tsx').then((m) => m.Celebration), { instead: Nothing });

export function CelebrationHost() {
  const count = useStore(celebrations);
  return count > 0 ? <Celebration key={count} /> : null;
}

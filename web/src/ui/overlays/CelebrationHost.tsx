import { useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { useLocation } from '#router/router.ts';
import { late } from '#ui/states/late.tsx';
import { celebrations, endCelebration } from './celebrate.ts';
import { Over } from './Over.tsx';

/** Paper rain that does not come is missed by nobody. */
const Nothing = () => null;

const Celebration = late(() => import('./Celebration.tsx').then((m) => m.Celebration), { instead: Nothing });

export function CelebrationHost() {
  const { count, isOn } = useStore(celebrations);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves with its page
  useEffect(() => endCelebration, [pathname]);
  return isOn ? (
    <Over>
      <Celebration key={count} onEnd={endCelebration} />
    </Over>
  ) : null;
}

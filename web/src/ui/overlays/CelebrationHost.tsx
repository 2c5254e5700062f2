import { useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { useLocation } from '#router/router.ts';
import { late } from '#ui/states/late.tsx';
import { celebrations, endCelebration } from './celebrate.ts';

/** Paper rain that does not come is missed by nobody. */
const Nothing = () => null;

const Celebration = late(() => import('./Celebration.tsx').then((m) => m.Celebration), { instead: Nothing });

export function CelebrationHost() {
  const { count, isOn } = useStore(celebrations);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves with its page
  useEffect(() => endCelebration, [pathname]);
  return isOn ? <Celebration key={count} onEnd={endCelebration} /> : null;
}

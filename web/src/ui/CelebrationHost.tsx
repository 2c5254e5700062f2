import { lazy, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { celebrations } from './celebrate.ts';

const Celebration = lazy(() => import('./Celebration.tsx').then((m) => ({ default: m.Celebration })));

export function CelebrationHost() {
  const count = useStore(celebrations);
  return <Suspense fallback={null}>{count > 0 ? <Celebration key={count} /> : null}</Suspense>;
}

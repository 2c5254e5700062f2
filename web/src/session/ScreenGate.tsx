import { mayOpen, type Screen } from '@laurel/contract/access';
import type { ReactNode } from 'react';
import { late } from '#ui/states/late.tsx';
import { useMember } from './member.ts';

const ClosedScreen = late(() => import('./ClosedScreen.tsx').then((m) => m.ClosedScreen));

/** Around a screen: for some, or at some sites. The server decides again at each call. */
export function ScreenGate({ screen, children }: { screen: Screen; children: ReactNode }) {
  return mayOpen(screen, useMember()) ? children : <ClosedScreen screen={screen} />;
}

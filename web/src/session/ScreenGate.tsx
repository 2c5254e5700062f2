import { type Holder, mayOpen, type Screen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { ReactNode } from 'react';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations } from '../paths.ts';
import { useMember } from './member.ts';

/** Around a screen for some. The server decides again at each call. */
export function ScreenGate({ screen, children }: { screen: Screen; children: ReactNode }) {
  if (mayOpen(screen, useMember())) return children;
  return <StatePage illustration={illustrations.signedOut} title={refusalOf(screen)} />;
}

const aManager: Holder = { siteTemplate: 'laurel', capabilities: ['manager'] };

function refusalOf(screen: Screen): string {
  return mayOpen(screen, aManager) ? say(said.managersOnly) : say(said.authorisedOnly);
}

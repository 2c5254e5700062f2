import { mayOpen, type Screen, screenAccess } from '@laurel/contract/access';
import { Outlet } from 'react-router';
import { StatePage } from '#ui/StatePage.tsx';
import { illustrations } from '../paths.ts';
import { useRoles } from './member.ts';

/** The layout route of a screen for some. The server decides again at each call. */
export function ScreenGate({ screen }: { screen: Screen }) {
  if (mayOpen(screen, useRoles())) return <Outlet />;
  return <StatePage illustration={illustrations.signedOut} title={refusalOf(screen)} />;
}

function refusalOf(screen: Screen): string {
  const access = screenAccess[screen];
  return access === 'manager' || access === 'nominationReader'
    ? 'Only a manager may access this module.'
    : 'Only authorised personel may access this module.';
}

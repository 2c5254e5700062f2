import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { late } from '#ui/states/late.tsx';
import { closeMenu, menuOpen } from './menu.ts';

const PhoneMenu = late(() => import('./PhoneMenu.tsx').then((m) => m.PhoneMenu));

/** The menu's code comes with its first opening. */
export function MenuHost({ member }: { member: MemberData }) {
  const opened = useStore(menuOpen);
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return <PhoneMenu member={member} opened={opened} onClose={closeMenu} onChosen={() => closeMenu(true)} />;
}

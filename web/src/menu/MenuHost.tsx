import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { useStore } from '#lib/store.ts';
import { late } from '#ui/states/late.tsx';
import { closeMenu, menuOpen } from './menu.ts';

const PhoneMenu = late(() => import('./PhoneMenu.tsx').then((m) => m.PhoneMenu));

/** The menu's code comes with its first opening. */
export function MenuHost({ member }: { member: MemberData }) {
  return useStore(menuOpen) ? <PhoneMenu member={member} onClose={closeMenu} onChosen={() => closeMenu(true)} /> : null;
}

import type { MemberData } from '@laurel/contract/members';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { closeMenu, menuOpen } from './menu.ts';

const PhoneMenu = lazy(() => import('./PhoneMenu.tsx').then((m) => ({ default: m.PhoneMenu })));

/** The menu's code comes with its first opening. */
export function MenuHost({ member }: { member: MemberData }) {
  const opened = useStore(menuOpen);
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  return (
    <Suspense fallback={null}>
      {wanted ? (
        <PhoneMenu member={member} opened={opened} onClose={closeMenu} onChosen={() => closeMenu(true)} />
      ) : null}
    </Suspense>
  );
}

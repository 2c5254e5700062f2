import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { useEffect, useSyncExternalStore } from 'react';
import { Bone } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './Shell.module.css';

interface SideColumnProps {
  member: MemberData | undefined;
  isLoading: boolean;
}

/** Where the column stands, as in Shell.module.css. */
const wide = () => window.matchMedia('(width >= 75em)');
const NavList = late(() => import('#menu/NavList.tsx').then((m) => m.NavList), { waiting: <NavBones /> });

/** The menu beside the page. A phone, which has it in a drawer, does not load it with the first page. */
export function SideColumn({ member, isLoading }: SideColumnProps) {
  const isWide = useSyncExternalStore(watchWidth, () => wide().matches);
  const comes = isWide && (member !== undefined || isLoading);
  useEffect(() => {
    if (comes) NavList.ahead();
  }, [comes]);
  return <aside className={classes.side}>{comes ? member ? <NavList member={member} /> : <NavBones /> : null}</aside>;
}

function NavBones() {
  return (
    <div className={classes.bones}>
      {['70%', '85%', '60%', '75%', '80%', '65%', '70%'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Bone key={row} width={width} height="1.25rem" />
      ))}
    </div>
  );
}

function watchWidth(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

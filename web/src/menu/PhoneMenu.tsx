import { mayOpen } from '@laurel/contract/access';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { Drawer } from '@mantine/core';
import { useEffect } from 'react';
import { formatPoints } from '#lib/points.ts';
import { onWindowResize } from '#lib/window-size.ts';
import { menuGone } from './menu.ts';
import { NavList } from './NavList.tsx';
import classes from './PhoneMenu.module.css';

interface PhoneMenuProps {
  member: MemberData;
  opened: boolean;
  onClose: () => void;
  onChosen: () => void;
}

/** Where the side column takes over, as in Shell.module.css. */
const sideFromEm = 64;

export function PhoneMenu({ member, opened, onClose, onChosen }: PhoneMenuProps) {
  useEffect(() => {
    if (!opened) return undefined;
    return onWindowResize(() => {
      if (window.matchMedia(`(min-width: ${sideFromEm}em)`).matches) onClose();
    });
  }, [opened, onClose]);
  return (
    <Drawer
      opened={opened}
      onClose={() => onClose()}
      returnFocus={false}
      size="20rem"
      title={<span className={classes.name}>{member.firstname}</span>}
      closeButtonProps={{ 'aria-label': 'Close the menu', size: 'lg' }}
      classNames={{ content: classes.content, header: classes.content }}
    >
      <Entries member={member} onChosen={onChosen} />
    </Drawer>
  );
}

function Entries({ member, onChosen }: Pick<PhoneMenuProps, 'member' | 'onChosen'>) {
  // They leave the page with the drawer; it tells of its end a moment before.
  useEffect(() => menuGone, []);
  return (
    <>
      <dl className={classes.points}>
        <div>
          <dt>{member.pointsName || 'Points'} to redeem</dt>
          <dd>{formatPoints(member.awardsPointsAvailable)}</dd>
        </div>
        {mayOpen('managementStatement', member) ? (
          <div>
            <dt>Points to award</dt>
            <dd>{formatPoints(member.awardsPointsAvailableMng)}</dd>
          </div>
        ) : null}
      </dl>
      <NavList member={member} onChosen={onChosen} />
    </>
  );
}

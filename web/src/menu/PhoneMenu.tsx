import { mayOpen } from '@laurel/contract/access';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { onWindowResize } from '#lib/window-size.ts';
import { opened } from '#quick/opened.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { late } from '#ui/states/late.tsx';
import { NavList } from './NavList.tsx';
import classes from './PhoneMenu.module.css';
import * as texts from './texts.ts';

const ThankLine = late(() => import('#quick/quick.ts').then((m) => m.thankLine()), { instead: () => null });

interface PhoneMenuProps {
  member: MemberData;
  onClose: () => void;
  onChosen: () => void;
}

/** Where the side column takes over, as in Shell.module.css. */
const sideFromEm = 64;

export function PhoneMenu({ member, onClose, onChosen }: PhoneMenuProps) {
  useEffect(
    () =>
      onWindowResize(() => {
        if (window.matchMedia(`(min-width: ${sideFromEm}em)`).matches) onClose();
      }),
    [onClose],
  );
  return (
    <Dialog shape="drawer" title={member.firstname} closeLabel={say(texts.closeMenu)} leavesFocus onClose={onClose}>
      <dl className={classes.points}>
        <div>
          <dt>{say(common.pointsToRedeem, { pointsName: member.pointsName || say(common.points) })}</dt>
          <dd>{formatPoints(member.awardsPointsAvailable)}</dd>
        </div>
        {mayOpen('managementStatement', member) ? (
          <div>
            <dt>{say(common.pointsToAward)}</dt>
            <dd>{formatPoints(member.awardsPointsAvailableMng)}</dd>
          </div>
        ) : null}
      </dl>
      {member.viewing ? null : <ThankLine onClose={onClose} onChosen={onChosen} />}
      {member.viewing ? null : <SearchLine onClose={onClose} />}
      <NavList member={member} onChosen={onChosen} />
    </Dialog>
  );
}

/** The search opens from where the menu was opened, to which its closing leads back. */
function SearchLine({ onClose }: { onClose: () => void }) {
  const search = () => {
    onClose();
    // The menu has given the focus back by then.
    requestAnimationFrame(() => requestAnimationFrame(() => opened.set('search')));
  };
  return (
    <button type="button" className={classes.search} aria-haspopup="dialog" onClick={search}>
      <IconSearch aria-hidden size={20} stroke={1.6} />
      {say(common.search)}
    </button>
  );
}

import { mayOpen } from '@laurel/contract/access';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { pointsNamed, portalName } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { IconMenu2 } from '@tabler/icons-react';
import { rich } from '#lib/rich.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { menuOpen, openMenu } from '#menu/menu.ts';
import { Link } from '#router/Link.tsx';
import { ownName } from '#session/own-name.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { unseen } from '#ui/layout/tags.tsx';
import { Bone } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths, serverPaths } from '../paths.ts';
import places from './BasketButton.module.css';
import { BasketButton } from './BasketButton.tsx';
import classes from './Header.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import { PointsBadge } from './PointsBadge.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import * as texts from './texts.ts';

const kept = <span className={places.basket} />;
const Quick = late(() => import('#quick/quick.ts').then((m) => m.quick()), { instead: () => null });
const Bell = late(() => import('#notices/bell.ts').then((m) => m.bell()), { waiting: kept, instead: () => kept });

interface HeaderProps {
  member: MemberData | undefined;
  isLoading: boolean;
}

export function Header({ member, isLoading }: HeaderProps) {
  return (
    <header className={classes.header}>
      <LoadingBar />
      {member ? <MenuButton /> : null}
      <Link to={paths.home} className={classes.logo}>
        <span className={classes.mark} />
        <span>{rich(texts.logo, { name: portalName(), unseen })}</span>
      </Link>
      <div className={classes.end}>
        {member ? (
          <MemberPart member={member} />
        ) : isLoading ? (
          <Bone width="12rem" height="2.25rem" radius="2rem" />
        ) : null}
        {!member && !isLoading ? (
          // The server has that address, not the router.
          <ButtonLink to={serverPaths.signOn(paths.home)} target="_self">
            {say(common.signOn)}
          </ButtonLink>
        ) : null}
        <SchemeToggle />
      </div>
    </header>
  );
}

function MemberPart({ member }: { member: MemberData }) {
  const name = ownName(member);
  return (
    <>
      <Quick member={member} />
      {mayOpen('managementStatement', member) ? (
        <PointsBadge
          points={member.awardsPointsAvailableMng}
          words={say(texts.toAward)}
          label={say(common.pointsToAward)}
          tone="quiet"
        />
      ) : null}
      {mayOpen('rewards', member) ? (
        <>
          <PointsBadge
            points={member.awardsPointsAvailable}
            words={pointsNamed(member.awardsPointsAvailable, member.pointsName || say(common.pointsWithin))}
            label={say(common.pointsToRedeem, { pointsName: member.pointsName || say(common.points) })}
            tone="gold"
          />
          <BasketButton member={member} />
        </>
      ) : null}
      {member.viewing ? null : <Bell />}
      <Link to={paths.profile} className={classes.me}>
        {rich(texts.me, {
          name: member.firstname,
          shown: (words) => (
            <>
              <span className={classes.name}>{words}</span>
              <Avatar
                name={name}
                size={38}
                picture={member.picId ? (suffix) => serverPaths.picture(member.picId, suffix) : undefined}
              />
            </>
          ),
          unseen,
        })}
      </Link>
    </>
  );
}

function MenuButton() {
  return (
    <IconButton
      label={say(texts.menu)}
      className={classes.menu}
      aria-haspopup="dialog"
      aria-expanded={useStore(menuOpen)}
      onClick={openMenu}
    >
      <IconMenu2 aria-hidden size={24} stroke={1.7} />
    </IconButton>
  );
}

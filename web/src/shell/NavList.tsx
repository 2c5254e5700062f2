import type { MemberData } from '@laurel/contract/members';
import { IconLogout } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import classes from './NavList.module.css';
import { navOf } from './nav.ts';

interface NavListProps {
  member: MemberData;
  onChosen?: () => void;
}

export function NavList({ member, onChosen }: NavListProps) {
  return (
    <nav aria-label="Main" className={classes.nav}>
      {navOf(member).map((group) => (
        <section key={group.label} aria-label={group.label}>
          <p className={classes.group} aria-hidden="true">
            {group.label}
          </p>
          <ul className={classes.list}>
            {group.entries.map(({ label, to, icon: EntryIcon }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home} className={classes.link} onClick={onChosen}>
                  <EntryIcon aria-hidden size={20} stroke={1.6} />
                  <span>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <NavLink to={paths.logout} className={classes.link} onClick={onChosen}>
        <IconLogout aria-hidden size={20} stroke={1.6} />
        <span>Log out</span>
      </NavLink>
    </nav>
  );
}

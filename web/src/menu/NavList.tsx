import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useLocation } from '#router/router.ts';
import { paths } from '../paths.ts';
import classes from './NavList.module.css';
import { entryAt, navOf, openGroups } from './nav.ts';
import type { NavEntry, NavGroup } from './nav-entries.ts';
import * as texts from './texts.ts';
import { WorkCount } from './WorkCount.tsx';

interface NavListProps {
  member: MemberData;
  onChosen?: () => void;
}

/** The way around: on a desk beside the page, on a phone in the drawer. */
export function NavList({ member, onChosen }: NavListProps) {
  const place = useLocation();
  const groups = useMemo(() => navOf(member), [member]);
  const current = entryAt(groups, place);
  const byItself = openGroups(groups, current);
  // What somebody opened or closed by hand stays so until the next page.
  const page = current?.to ?? '';
  const [byHand, setByHand] = useState<{ page: string; open: Record<string, boolean> }>({ page, open: {} });
  const chosen = byHand.page === page ? byHand.open : {};
  return (
    <nav aria-label={say(texts.main)} className={classes.nav}>
      {groups.map((group) => {
        const isOpen = chosen[group.label] ?? byItself.has(group.label);
        const links = <Links entries={group.entries} current={current} onChosen={onChosen} />;
        if (group.label === '') return <div key="">{links}</div>;
        return (
          <Group
            key={group.label}
            group={group}
            isOpen={isOpen}
            onToggle={() => setByHand({ page, open: { ...chosen, [group.label]: !isOpen } })}
          >
            {links}
          </Group>
        );
      })}
      <Link to={paths.logout} className={classes.link} onClick={onChosen}>
        <IconLogout aria-hidden size={20} stroke={1.6} />
        <span>{say(common.logOut)}</span>
      </Link>
    </nav>
  );
}

interface GroupProps {
  group: NavGroup;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Group({ group, isOpen, onToggle, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-label={group.label}>
      <button type="button" className={classes.group} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {group.label}
        <IconChevronDown aria-hidden size={16} stroke={2} />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

interface LinksProps {
  entries: readonly NavEntry[];
  current: NavEntry | undefined;
  onChosen: (() => void) | undefined;
}

function Links({ entries, current, onChosen }: LinksProps) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={classes.link}
            aria-current={entry === current ? 'page' : undefined}
            onClick={onChosen}
          >
            <entry.icon aria-hidden size={20} stroke={1.6} />
            <span>{entry.label}</span>
            {entry.screen === 'todo' ? <WorkCount /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

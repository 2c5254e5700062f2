import { mayOpen } from '@laurel/contract/access';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { IconAward, IconGift, IconHome, IconMenu2, IconSparkles } from '@tabler/icons-react';
import { useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useLocation } from '#router/router.ts';
import { paths } from '../paths.ts';
import classes from './BottomNav.module.css';
import { menuOpen, openMenu } from './menu.ts';
import * as texts from './texts.ts';

const places = [
  { label: say(common.home), to: paths.home, icon: IconHome, screen: 'home' },
  { label: say(common.nominate), to: paths.nominate(), icon: IconSparkles, screen: 'nominate' },
  { label: say(common.rewards), to: paths.rewards(), icon: IconGift, screen: 'rewards' },
  { label: say(common.myRecognition), to: paths.myRecognition, icon: IconAward, screen: 'myRecognition' },
] as const;

/** A phone's way around, under the thumb. Wider screens have the column or the menu. */
export function BottomNav({ member }: { member: MemberData }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={say(texts.quickLinks)} className={classes.bar}>
      {places
        .filter(({ screen }) => mayOpen(screen, member))
        .map(({ label, to, icon: PlaceIcon }) => (
          <Link key={to} to={to} aria-current={isWithin(to, pathname) ? 'page' : undefined} className={classes.place}>
            <PlaceIcon aria-hidden size={23} stroke={1.6} />
            {label}
          </Link>
        ))}
      <button
        type="button"
        className={classes.place}
        aria-haspopup="dialog"
        aria-expanded={useStore(menuOpen)}
        onClick={openMenu}
      >
        <IconMenu2 aria-hidden size={23} stroke={1.6} />
        {say(texts.more)}
      </button>
    </nav>
  );
}

/** Everything is below Home, which is only itself. */
function isWithin(to: string, pathname: string): boolean {
  return to === paths.home ? pathname === to : `${pathname.toLowerCase()}/`.startsWith(`${to}/`);
}

import { say } from '@laurel/contract/say';
import { type ReactNode, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { BottomNav } from '#menu/BottomNav.tsx';
import { MenuHost } from '#menu/MenuHost.tsx';
import { useLocation } from '#router/router.ts';
import { hasSite, useMemberIfAny } from '#session/member.ts';
import { useFocusOnArrival } from '#ui/focus/focus.ts';
import { CelebrationHost } from '#ui/overlays/CelebrationHost.tsx';
import { DialogHost } from '#ui/overlays/DialogHost.tsx';
import { ToastHost } from '#ui/overlays/ToastHost.tsx';
import { late } from '#ui/states/late.tsx';
import { consentAsked } from './consent.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import classes from './Shell.module.css';
import { SideColumn } from './SideColumn.tsx';
import * as texts from './texts.ts';

const ViewingBar = late(() => import('#viewing/viewing-bar.ts').then((m) => m.viewingBar()));
const CookieConsent = late(() => import('./CookieConsent.tsx').then((m) => m.CookieConsent));

/** What is around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { member, isLoading } = useMemberIfAny();
  const inside = member && hasSite(member) ? member : undefined;
  const isAsking = useStore(consentAsked);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main, useLocation());

  return (
    <div
      className={classes.shell}
      data-bare={(!inside && !isLoading) || undefined}
      data-asking={isAsking || member?.viewing ? true : undefined}
    >
      <a href="#content" className={classes.skip}>
        {say(texts.skip)}
      </a>
      <Header member={inside} isLoading={isLoading} />
      <SideColumn member={inside} isLoading={isLoading} />
      <main id="content" ref={main} className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {inside ? (
        <>
          <BottomNav member={inside} />
          <MenuHost member={inside} />
        </>
      ) : null}
      {isAsking ? <CookieConsent /> : null}
      {member?.viewing ? <ViewingBar member={member} viewing={member.viewing} /> : null}
      <OfflineNote />
      <ToastHost />
      <CelebrationHost />
      <DialogHost />
    </div>
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useStore } from '#lib/store.ts';
import { hasSite, useMemberIfAny } from '#session/member.ts';
import { Bone } from '#ui/Bone.tsx';
import { DialogHost } from '#ui/DialogHost.tsx';
import { ToastHost } from '#ui/ToastHost.tsx';
import { CookieConsent } from './CookieConsent.tsx';
import { consentAsked } from './consent.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { NavList } from './NavList.tsx';
import classes from './Shell.module.css';
import { wearSite } from './site.ts';

/** What is around every page. */
export function Shell() {
  const { member, isLoading } = useMemberIfAny();
  const inside = member && hasSite(member) ? member : undefined;
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const siteTemplate = inside?.siteTemplate;
  useEffect(() => {
    if (siteTemplate) wearSite(siteTemplate);
  }, [siteTemplate]);

  return (
    <div
      className={classes.shell}
      data-bare={(!inside && !isLoading) || undefined}
      data-asking={useStore(consentAsked) || undefined}
    >
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <LoadingBar />
      <Header member={inside} isLoading={isLoading} />
      <aside className={classes.side}>{inside ? <NavList member={inside} /> : isLoading ? <NavBones /> : null}</aside>
      <main id="content" ref={main} className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CookieConsent />
      <ToastHost />
      <DialogHost />
      <ScrollRestoration getKey={placeKey} />
    </div>
  );
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

/** After a navigation the new page's heading gets the focus, so that a screen reader says where one is. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Every page that was loaded afresh has the key `default`: its address tells them apart. */
function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

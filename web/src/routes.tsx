import { type Screen, screenAccess } from '@laurel/contract/access';
import type { ComponentType, ReactNode } from 'react';
import { Boundary } from '#router/Boundary.tsx';
import { PageHere } from '#router/Router.tsx';
import type { Route, Routes } from '#router/router.ts';
import type { FewScreen } from './few-screens.ts';
import { loadScreen } from './loading/load-screen.ts';
import { designPath, routePaths } from './paths.ts';
import { ScreenGate } from './session/ScreenGate.tsx';
import { SignedOn } from './session/SignedOn.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { HeaderAside } from './ui/layout/header-aside.ts';
import { late } from './ui/states/late.tsx';
import { PageSkeleton } from './ui/states/PageSkeleton.tsx';

/** The code of every screen that everybody may open, in a file of its own. */
const screens: Record<Exclude<Screen, FewScreen>, () => Promise<ComponentType>> = {
  login: () => import('#session/LoginPage.tsx').then((m) => m.LoginPage),
  loginSuccess: () => import('#session/LoginSuccessPage.tsx').then((m) => m.LoginSuccessPage),
  logout: () => import('#session/LogoutPage.tsx').then((m) => m.LogoutPage),
  contactUs: () => import('#content/ContactPage.tsx').then((m) => m.ContactPage),
  home: () => import('#home/HomePage.tsx').then((m) => m.HomePage),
  profile: () => import('#profile/ProfilePage.tsx').then((m) => m.ProfilePage),
  nominate: () => import('#nominations/NominatePage.tsx').then((m) => m.NominatePage),
  nominationManagement: () =>
    import('#nominations/NominationManagementPage.tsx').then((m) => m.NominationManagementPage),
  adhocRecognition: () => import('#awards/AdhocRecognitionPage.tsx').then((m) => m.AdhocRecognitionPage),
  myRecognition: () => import('./OwnRecognitionPage.tsx').then((m) => m.OwnRecognitionPage),
  card: () => import('#recognition/CardPage.tsx').then((m) => m.CardPage),
  rewardTrfCustom: () => import('#awards/RewardPage.tsx').then((m) => m.RewardPage),
  rewards: () => import('./ShopPage.tsx').then((m) => m.ShopPage),
  orders: () => import('./orders/OrdersPage.tsx').then((m) => m.OrdersPage),
  payItForward: () => import('#awards/PayItForwardPage.tsx').then((m) => m.PayItForwardPage),
  recognise: () => import('#awards/RecognisePage.tsx').then((m) => m.RecognisePage),
  getToKnow: () => import('#recognition/GetToKnowPage.tsx').then((m) => m.GetToKnowPage),
  recentRecognition: () => import('#recognition/RecentRecognitionPage.tsx').then((m) => m.RecentRecognitionPage),
  celebrations: () => import('#recognition/CelebrationsPage.tsx').then((m) => m.CelebrationsPage),
  wallOfFame: () => import('#recognition/WallOfFamePage.tsx').then((m) => m.WallOfFamePage),
  statement: () => import('#statements/StatementPage.tsx').then((m) => m.StatementPage),
  content: () => import('#content/ContentPage.tsx').then((m) => m.ContentPage),
};

const GuideLink = late(() => import('#guide/GuideLink.tsx').then((m) => m.GuideLink), { instead: () => null });

/** The parts of the design: the demonstration's server alone answers for them. */
const parts: Route = {
  pattern: designPath,
  load: () => loadScreen(() => import('#parts/parts-page.ts').then((m) => m.partsPage())),
  around: (page) => page,
};

const table = [...(Object.keys(routePaths) as Screen[]).map(routeOf), parts];

/** The route table: `routePaths` says where a screen is, the contract who may open it. What no pattern takes is content. */
export const routes: Routes = { table, otherwise: routeOf('content') };

export function App() {
  return (
    <Boundary failed={ErrorPage}>
      <Shell>
        <PageHere waiting={<PageSkeleton />} failed={ErrorPage} />
      </Shell>
    </Boundary>
  );
}

function isOfFew(screen: Screen): screen is FewScreen {
  return !(screen in screens);
}

async function loadOfFew(screen: FewScreen): Promise<ComponentType> {
  return (await import('./few-screens.ts')).screenOfFew(screen);
}

function routeOf(screen: Screen): Route {
  return {
    pattern: routePaths[screen],
    load: () => loadScreen(isOfFew(screen) ? () => loadOfFew(screen) : screens[screen]),
    around: (page) => guarded(screen, page),
  };
}

/** Each has a gate, which asks the same table as the menu. What not everybody has something on leads to the guide. */
function guarded(screen: Screen, page: ReactNode): ReactNode {
  const access = screenAccess[screen];
  if (access === 'open') return page;
  const isPlain = access === 'member' && !isOfFew(screen);
  const inside = isPlain ? page : <HeaderAside value={<GuideLink screen={screen} />}>{page}</HeaderAside>;
  // That one says itself to whom it is not open.
  const isOpen = screen === 'rewardTrfCustom';
  return <SignedOn>{isOpen ? inside : <ScreenGate screen={screen}>{inside}</ScreenGate>}</SignedOn>;
}

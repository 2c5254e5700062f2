import type { Screen } from '@laurel/contract/access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageSkeleton } from '#ui/PageSkeleton.tsx';
import { declareScreens, routePaths } from './paths.ts';
import { ScreenGate } from './session/ScreenGate.tsx';
import { SignedOn } from './session/SignedOn.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { loadScreen } from './shell/load-screen.ts';
import { Shell } from './shell/Shell.tsx';

const open = [
  page('login', () => import('#session/LoginPage.tsx').then((m) => m.LoginPage)),
  page('loginSuccess', () => import('#session/LoginSuccessPage.tsx').then((m) => m.LoginSuccessPage)),
  page('logout', () => import('#session/LogoutPage.tsx').then((m) => m.LogoutPage)),
  page('contactUs', () => import('#content/ContactPage.tsx').then((m) => m.ContactPage)),
];

const signedOn = [
  page('home', () => import('#home/HomePage.tsx').then((m) => m.HomePage)),
  page('profile', () => import('#profile/ProfilePage.tsx').then((m) => m.ProfilePage)),
  page('nominate', () => import('#nominations/NominatePage.tsx').then((m) => m.NominatePage)),
  page('rewards', () => import('#shop/ShopPage.tsx').then((m) => m.ShopPage)),
  page('orders', () => import('#shop/OrdersPage.tsx').then((m) => m.OrdersPage)),
  page('statement', () => import('#statements/StatementPage.tsx').then((m) => m.StatementPage)),
  page('rewardTrfCustom', () => import('#awards/RewardPage.tsx').then((m) => m.RewardPage)),
  page('recognise', () => import('#awards/RecognisePage.tsx').then((m) => m.RecognisePage)),
  page('payItForward', () => import('#awards/PayItForwardPage.tsx').then((m) => m.PayItForwardPage)),
  page('myRecognition', () => import('#recognition/MyRecognitionPage.tsx').then((m) => m.MyRecognitionPage)),
  page('card', () => import('#recognition/CardPage.tsx').then((m) => m.CardPage)),
  page('celebrations', () => import('#recognition/CelebrationsPage.tsx').then((m) => m.CelebrationsPage)),
  page('getToKnow', () => import('#recognition/GetToKnowPage.tsx').then((m) => m.GetToKnowPage)),
  page('recentRecognition', () =>
    import('#recognition/RecentRecognitionPage.tsx').then((m) => m.RecentRecognitionPage),
  ),
  page('wallOfFame', () => import('#recognition/WallOfFamePage.tsx').then((m) => m.WallOfFamePage)),
  page('ideaBox', () => import('#ideas/IdeaBoxPage.tsx').then((m) => m.IdeaBoxPage)),
  page('competition', () => import('#competition/CompetitionPage.tsx').then((m) => m.CompetitionPage)),
  page('payItForwardStatement', () =>
    import('#statements/PayItForwardStatementPage.tsx').then((m) => m.PayItForwardStatementPage),
  ),
  page('content', () => import('#content/ContentPage.tsx').then((m) => m.ContentPage)),
];

/** For some only: the gate asks the same table as the menu. */
const ofRoles = [
  gated('adhocRecognition', () => import('#awards/AdhocRecognitionPage.tsx').then((m) => m.AdhocRecognitionPage)),
  gated('managementReport', () => import('#reports/ManagementReportPage.tsx').then((m) => m.ManagementReportPage)),
  gated('managementStatement', () =>
    import('#statements/ManagementStatementPage.tsx').then((m) => m.ManagementStatementPage),
  ),
  gated('nominationManagement', () =>
    import('#nominations/NominationManagementPage.tsx').then((m) => m.NominationManagementPage),
  ),
  gated('orderDesk', () => import('#shop/OrderDeskPage.tsx').then((m) => m.OrderDeskPage)),
  gated('quarterlyAwards', () => import('#quarters/QuarterlyAwardsPage.tsx').then((m) => m.QuarterlyAwardsPage)),
  gated('competitionAdmin', () => import('#competition/CompetitionAdminPage.tsx').then((m) => m.CompetitionAdminPage)),
  gated('dataUpload', () => import('#uploads/DataUploadPage.tsx').then((m) => m.DataUploadPage)),
  gated('quarterlySummary', () => import('#quarters/QuarterlySummaryPage.tsx').then((m) => m.QuarterlySummaryPage)),
  gated('ideaManagement', () => import('#ideas/IdeaManagementPage.tsx').then((m) => m.IdeaManagementPage)),
];

/** The route table of specification 2.3. Paths match without regard to case; what no other route takes is content. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      { errorElement: <ErrorPage />, hydrateFallbackElement: <PageSkeleton />, children: open },
      {
        element: <SignedOn />,
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [...signedOn, ...ofRoles],
      },
    ],
  },
];

function gated(screen: Screen, load: () => Promise<ComponentType>): RouteObject {
  return { element: <ScreenGate screen={screen} />, children: [page(screen, load)] };
}

function page(screen: Screen, load: () => Promise<ComponentType>): RouteObject {
  const path = routePaths[screen];
  declareScreens([path]);
  return { path, errorElement: <ErrorPage />, lazy: async () => ({ Component: await loadScreen(load) }) };
}

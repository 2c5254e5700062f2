import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageSkeleton } from '#ui/PageSkeleton.tsx';
import { routePaths as at, declareScreens } from './paths.ts';
import { AdminOnly, ManagerOnly, ReviewerOnly } from './session/RoleGate.tsx';
import { SignedOn } from './session/SignedOn.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { loadScreen } from './shell/load-screen.ts';
import { Shell } from './shell/Shell.tsx';

const open = [
  page(at.login, () => import('#session/LoginPage.tsx').then((m) => m.LoginPage)),
  page(at.loginSuccess, () => import('#session/LoginSuccessPage.tsx').then((m) => m.LoginSuccessPage)),
  page(at.logout, () => import('#session/LogoutPage.tsx').then((m) => m.LogoutPage)),
  page(at.contactUs, () => import('#content/ContactPage.tsx').then((m) => m.ContactPage)),
];

const signedOn = [
  page(at.home, () => import('#home/HomePage.tsx').then((m) => m.HomePage)),
  page(at.profile, () => import('#profile/ProfilePage.tsx').then((m) => m.ProfilePage)),
  page(at.nominate, () => import('#nominations/NominatePage.tsx').then((m) => m.NominatePage)),
  page(at.rewards, () => import('#shop/ShopPage.tsx').then((m) => m.ShopPage)),
  page(at.orders, () => import('#shop/OrdersPage.tsx').then((m) => m.OrdersPage)),
  page(at.statement, () => import('#statements/StatementPage.tsx').then((m) => m.StatementPage)),
  page(at.rewardTrfCustom, () => import('#awards/RewardPage.tsx').then((m) => m.RewardPage)),
  page(at.recognise, () => import('#awards/RecognisePage.tsx').then((m) => m.RecognisePage)),
  page(at.payItForward, () => import('#awards/PayItForwardPage.tsx').then((m) => m.PayItForwardPage)),
  page(at.myRecognition, () => import('#recognition/MyRecognitionPage.tsx').then((m) => m.MyRecognitionPage)),
  page(at.card, () => import('#recognition/CardPage.tsx').then((m) => m.CardPage)),
  page(at.celebrations, () => import('#recognition/CelebrationsPage.tsx').then((m) => m.CelebrationsPage)),
  page(at.getToKnow, () => import('#recognition/GetToKnowPage.tsx').then((m) => m.GetToKnowPage)),
  page(at.recentRecognition, () =>
    import('#recognition/RecentRecognitionPage.tsx').then((m) => m.RecentRecognitionPage),
  ),
  page(at.wallOfFame, () => import('#recognition/WallOfFamePage.tsx').then((m) => m.WallOfFamePage)),
  page(at.ideaBox, () => import('#ideas/IdeaBoxPage.tsx').then((m) => m.IdeaBoxPage)),
  page(at.competition, () => import('#competition/CompetitionPage.tsx').then((m) => m.CompetitionPage)),
  page(at.payItForwardStatement, () =>
    import('#statements/PayItForwardStatementPage.tsx').then((m) => m.PayItForwardStatementPage),
  ),
  page(at.ideaManagement, () => import('#ideas/IdeaManagementPage.tsx').then((m) => m.IdeaManagementPage)),
  page(at.content, () => import('#content/ContentPage.tsx').then((m) => m.ContentPage)),
];

/** Behind 'Only a manager may access this module.' */
const manager: RouteObject[] = [
  page(at.adhocRecognition, () => import('#awards/AdhocRecognitionPage.tsx').then((m) => m.AdhocRecognitionPage)),
  page(at.managementReport, () => import('#reports/ManagementReportPage.tsx').then((m) => m.ManagementReportPage)),
  page(at.managementStatement, () =>
    import('#statements/ManagementStatementPage.tsx').then((m) => m.ManagementStatementPage),
  ),
];
const reviewer: RouteObject[] = [
  page(at.nominationManagement, () =>
    import('#nominations/NominationManagementPage.tsx').then((m) => m.NominationManagementPage),
  ),
];
/** Behind 'Only authorised personel may access this module.' */
const admin: RouteObject[] = [
  page(at.orderDesk, () => import('#shop/OrderDeskPage.tsx').then((m) => m.OrderDeskPage)),
  page(at.quarterlyAwards, () => import('#quarters/QuarterlyAwardsPage.tsx').then((m) => m.QuarterlyAwardsPage)),
  page(at.competitionAdmin, () => import('#competition/CompetitionAdminPage.tsx').then((m) => m.CompetitionAdminPage)),
  page(at.dataUpload, () => import('#uploads/DataUploadPage.tsx').then((m) => m.DataUploadPage)),
  page(at.quarterlySummary, () => import('#quarters/QuarterlySummaryPage.tsx').then((m) => m.QuarterlySummaryPage)),
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
        children: [
          ...signedOn,
          { element: <ManagerOnly />, children: manager },
          { element: <ReviewerOnly />, children: reviewer },
          { element: <AdminOnly />, children: admin },
        ],
      },
    ],
  },
];

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  declareScreens([path]);
  return { path, errorElement: <ErrorPage />, lazy: async () => ({ Component: await loadScreen(load) }) };
}

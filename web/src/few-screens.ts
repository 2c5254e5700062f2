import type { Screen } from '@laurel/contract/access';
import type { ComponentType } from 'react';
import '#api/late-rows.ts';
import { lateWords } from '#lib/late-words.ts';

/** Screens that few open, or seldom, most of them administrators: neither their words nor the rows of their calls come with the first page. */
const screens = {
  managementReport: () => import('#reports/ManagementReportPage.tsx').then((m) => m.ManagementReportPage),
  managementStatement: () => import('#statements/ManagementStatementPage.tsx').then((m) => m.ManagementStatementPage),
  ideaBox: () => import('#ideas/IdeaBoxPage.tsx').then((m) => m.IdeaBoxPage),
  ideaManagement: () => import('#ideas/IdeaManagementPage.tsx').then((m) => m.IdeaManagementPage),
  payItForwardStatement: () =>
    import('#statements/PayItForwardStatementPage.tsx').then((m) => m.PayItForwardStatementPage),
  orderDesk: () => import('./desk/OrderDeskPage.tsx').then((m) => m.OrderDeskPage),
  quarterlyAwards: () => import('#quarters/QuarterlyAwardsPage.tsx').then((m) => m.QuarterlyAwardsPage),
  quarterlySummary: () => import('./QuarterPage.tsx').then((m) => m.QuarterPage),
  quarterlyVote: () => import('./QuarterVotePage.tsx').then((m) => m.QuarterVotePage),
  dataUpload: () => import('#uploads/DataUploadPage.tsx').then((m) => m.DataUploadPage),
  approvals: () => import('#approvals/ApprovalsPage.tsx').then((m) => m.ApprovalsPage),
  todo: () => import('./TodoPage.tsx').then((m) => m.TodoPage),
  budgets: () => import('./budgets/BudgetsPage.tsx').then((m) => m.BudgetsPage),
  corrections: () => import('./corrections/CorrectionsPage.tsx').then((m) => m.CorrectionsPage),
  away: () => import('./delegations/AwayPage.tsx').then((m) => m.AwayPage),
  myYear: () => import('./year/MyYearPage.tsx').then((m) => m.MyYearPage),
  circles: () => import('./circles/CirclesPage.tsx').then((m) => m.CirclesPage),
  colleague: () => import('./colleagues/ColleaguePage.tsx').then((m) => m.ColleaguePage),
  groupCard: () => import('./groupcards/GroupCardPage.tsx').then((m) => m.GroupCardPage),
  people: () => import('./PersonnelPage.tsx').then((m) => m.PersonnelPage),
  person: () => import('./PersonPage.tsx').then((m) => m.PersonPage),
  words: () => import('#words/WordsPage.tsx').then((m) => m.WordsPage),
  announcements: () => import('./announcements/AnnouncementsPage.tsx').then((m) => m.AnnouncementsPage),
  competition: () => import('#competition/CompetitionPage.tsx').then((m) => m.CompetitionPage),
  competitionAdmin: () => import('#competition/CompetitionAdminPage.tsx').then((m) => m.CompetitionAdminPage),
  programme: () => import('#versions/ProgrammePage.tsx').then((m) => m.ProgrammePage),
  setup: () => import('./setup/SetupPage.tsx').then((m) => m.SetupPage),
  setupBegin: () => import('./setup/SetupBeginPage.tsx').then((m) => m.SetupBeginPage),
  looks: () => import('#looks/LooksPage.tsx').then((m) => m.LooksPage),
  messages: () => import('./oversight/MessagesPage.tsx').then((m) => m.MessagesPage),
  inbox: () => import('./inbox/InboxPage.tsx').then((m) => m.InboxPage),
  reported: () => import('./moderation/ReportedPage.tsx').then((m) => m.ReportedPage),
  notices: () => import('./notices/NoticesPage.tsx').then((m) => m.NoticesPage),
  unsubscribe: () => import('./notices/UnsubscribePage.tsx').then((m) => m.UnsubscribePage),
  guide: () => import('./guide/GuidePage.tsx').then((m) => m.GuidePage),
  audit: () => import('./oversight/AuditPage.tsx').then((m) => m.AuditPage),
} as const satisfies Partial<Record<Screen, () => Promise<ComponentType>>>;
export type FewScreen = keyof typeof screens;

/** The code of one of them: it says its words as soon as it is there. */
export async function screenOfFew(screen: FewScreen): Promise<ComponentType> {
  await lateWords();
  return screens[screen]();
}

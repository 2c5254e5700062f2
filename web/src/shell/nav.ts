import type { MemberData } from '@laurel/contract/members';
import {
  type Icon,
  IconAward,
  IconBasket,
  IconBook2,
  IconBulb,
  IconCalendarStats,
  IconChartBar,
  IconChecklist,
  IconHelpCircle,
  IconHome,
  IconMail,
  IconPackage,
  IconReceipt2,
  IconReportMoney,
  IconSparkles,
  IconTrophy,
  IconTruckDelivery,
  IconUserCircle,
} from '@tabler/icons-react';
import { hasScreen, paths, type Screen } from '../paths.ts';

interface NavEntry {
  label: string;
  to: string;
  icon: Icon;
  /** The screen it needs; entries of screens that the route table lacks are left out. */
  screen: Screen;
}

interface NavGroup {
  label: string;
  /** Who sees it. */
  of: (member: MemberData) => boolean;
  entries: readonly NavEntry[];
}

const everyone = () => true;

/** The navigation of specification 2.2, by role. */
const navGroups: readonly NavGroup[] = [
  {
    label: 'Recognition',
    of: everyone,
    entries: [
      { label: 'Home', to: paths.home, icon: IconHome, screen: 'home' },
      { label: 'My Recognition', to: paths.myRecognition, icon: IconAward, screen: 'myRecognition' },
      { label: 'Wall of Fame', to: paths.wallOfFame, icon: IconTrophy, screen: 'wallOfFame' },
    ],
  },
  {
    label: 'Rewards',
    of: everyone,
    entries: [
      { label: 'Basket', to: paths.basket, icon: IconBasket, screen: 'rewards' },
      { label: 'Recent Orders', to: paths.orders, icon: IconPackage, screen: 'orders' },
      { label: 'Points Statement', to: paths.statement, icon: IconReceipt2, screen: 'statement' },
    ],
  },
  {
    label: 'Manager',
    of: (member) => member.isManager,
    entries: [
      {
        label: 'Nominations',
        to: paths.nominationManagement,
        icon: IconChecklist,
        screen: 'nominationManagement',
      },
      { label: 'Management Report', to: paths.managementReport, icon: IconChartBar, screen: 'managementReport' },
      {
        label: 'Management Statement',
        to: paths.managementStatement,
        icon: IconReportMoney,
        screen: 'managementStatement',
      },
    ],
  },
  {
    label: 'Administration',
    of: (member) => member.isAdminReports,
    entries: [
      { label: 'Quarterly Awards', to: paths.quarterlyAwards, icon: IconCalendarStats, screen: 'quarterlyAwards' },
      { label: 'Idea Management', to: paths.ideaManagement, icon: IconBulb, screen: 'ideaManagement' },
      { label: 'Competition Admin', to: paths.competitionAdmin, icon: IconSparkles, screen: 'competitionAdmin' },
      { label: 'Order desk', to: paths.orderDesk, icon: IconTruckDelivery, screen: 'orderDesk' },
    ],
  },
  {
    label: 'You and help',
    of: everyone,
    entries: [
      { label: 'My Profile', to: paths.profile, icon: IconUserCircle, screen: 'profile' },
      { label: 'How it works', to: paths.content('howitworks'), icon: IconBook2, screen: 'content' },
      { label: 'FAQ', to: paths.content('faq'), icon: IconHelpCircle, screen: 'content' },
      { label: 'Contact Us', to: paths.contactUs, icon: IconMail, screen: 'contactUs' },
    ],
  },
];

/** What one member sees. */
export function navOf(member: MemberData): NavGroup[] {
  return navGroups
    .filter((group) => group.of(member))
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => hasScreen(entry.screen)) }))
    .filter((group) => group.entries.length > 0);
}

import type { Screen } from '@laurel/contract/access';
import {
  type Icon,
  IconAward,
  IconBasket,
  IconBook2,
  IconBulb,
  IconCalendarStats,
  IconChartBar,
  IconChecklist,
  IconConfetti,
  IconFileUpload,
  IconGift,
  IconHeart,
  IconHeartHandshake,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconInfoCircle,
  IconListCheck,
  IconMail,
  IconMedal,
  IconMoodSmile,
  IconPackage,
  IconReceipt2,
  IconReportMoney,
  IconRosette,
  IconSettings,
  IconSparkles,
  IconStars,
  IconTransfer,
  IconTrophy,
  IconTruckDelivery,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { paths } from '../paths.ts';

/** An address, as the router gives it. */
export interface Place {
  pathname: string;
  search: string;
}

export interface NavEntry {
  label: string;
  to: string;
  icon: Icon;
  /** Who may open it may see the entry. */
  screen: Screen;
  /** Where several entries share a screen: which of its addresses are this entry's. */
  only?: (place: Place) => boolean;
  /** Pages of other screens that one reaches from here. */
  also?: (screen: Screen, place: Place) => boolean;
}

export interface NavGroup {
  /** Empty for what stands outside the groups. */
  label: string;
  entries: readonly NavEntry[];
}

const cardOf = ({ search }: Place) => new URLSearchParams(search).get('card');
const isAt = (address: string) => (place: Place) => place.pathname.toLowerCase().replace(/\/$/, '') === address;
const isBasket = isAt(paths.basket);

/** All of the navigation: specification 2.2, and what else people look for. */
export const navGroups: readonly NavGroup[] = [
  { label: '', entries: [{ label: 'Home', to: paths.home, icon: IconHome, screen: 'home' }] },
  {
    label: 'Recognise',
    entries: [
      { label: 'Nominate', to: paths.nominate(), icon: IconSparkles, screen: 'nominate' },
      { label: 'Thank you', to: paths.recognise(undefined, 'thankyou'), icon: IconHeart, screen: 'recognise' },
      {
        label: 'Celebrate',
        to: paths.celebrations,
        icon: IconConfetti,
        screen: 'celebrations',
        also: (screen, place) => screen === 'recognise' && /^(?:birthday|anniversary)$/.test(cardOf(place) ?? ''),
      },
      { label: 'Pay It Forward', to: paths.payItForward(), icon: IconHeartHandshake, screen: 'payItForward' },
      {
        label: 'Recognise',
        to: paths.recognisePoints,
        icon: IconStars,
        screen: 'rewardTrfCustom',
        // Without a person and without a card the address is the same screen.
        also: (screen, place) => screen === 'recognise' && isAt(paths.recognise())(place) && cardOf(place) === null,
      },
      { label: 'Adhoc Recognition', to: paths.adhocRecognition, icon: IconRosette, screen: 'adhocRecognition' },
    ],
  },
  {
    label: 'Manage',
    entries: [
      { label: 'Nominations', to: paths.nominationManagement, icon: IconChecklist, screen: 'nominationManagement' },
      { label: 'Idea Management', to: paths.ideaManagement, icon: IconListCheck, screen: 'ideaManagement' },
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
    label: 'People',
    entries: [
      {
        label: 'My Recognition',
        to: paths.myRecognition,
        icon: IconAward,
        screen: 'myRecognition',
        also: (screen) => screen === 'card',
      },
      { label: 'Recent Recognition', to: paths.recentRecognition, icon: IconHistory, screen: 'recentRecognition' },
      { label: 'Wall of Fame', to: paths.wallOfFame, icon: IconTrophy, screen: 'wallOfFame' },
      { label: 'Get To Know', to: paths.getToKnow(), icon: IconMoodSmile, screen: 'getToKnow' },
    ],
  },
  {
    label: 'Rewards',
    entries: [
      {
        label: 'Rewards',
        to: paths.rewards(),
        icon: IconGift,
        screen: 'rewards',
        only: (place) => !isBasket(place),
      },
      { label: 'Basket', to: paths.basket, icon: IconBasket, screen: 'rewards', only: isBasket },
      { label: 'Recent Orders', to: paths.orders, icon: IconPackage, screen: 'orders' },
      { label: 'Points Statement', to: paths.statement, icon: IconReceipt2, screen: 'statement' },
      {
        label: 'Peer to Peer Statement',
        to: paths.payItForwardStatement,
        icon: IconTransfer,
        screen: 'payItForwardStatement',
      },
    ],
  },
  {
    label: 'Ideas and competition',
    entries: [
      { label: 'Idea Box', to: paths.ideaBox, icon: IconBulb, screen: 'ideaBox' },
      { label: 'Competition', to: paths.competition, icon: IconMedal, screen: 'competition' },
    ],
  },
  {
    label: 'Administration',
    entries: [
      {
        label: 'Quarterly Awards',
        to: paths.quarterlyAwards,
        icon: IconCalendarStats,
        screen: 'quarterlyAwards',
        also: (screen) => screen === 'quarterlySummary',
      },
      { label: 'Competition Admin', to: paths.competitionAdmin, icon: IconSettings, screen: 'competitionAdmin' },
      { label: 'Order desk', to: paths.orderDesk, icon: IconTruckDelivery, screen: 'orderDesk' },
      { label: 'Data Upload', to: paths.dataUpload, icon: IconFileUpload, screen: 'dataUpload' },
      { label: 'Second person', to: paths.approvals, icon: IconUserCheck, screen: 'approvals' },
    ],
  },
  {
    label: 'You and help',
    entries: [
      { label: 'My Profile', to: paths.profile, icon: IconUserCircle, screen: 'profile' },
      content('How it works', 'howitworks', IconBook2),
      content('FAQ', 'faq', IconHelpCircle),
      content('About', 'about', IconInfoCircle),
      { label: 'Contact Us', to: paths.contactUs, icon: IconMail, screen: 'contactUs' },
    ],
  },
];

function content(label: string, key: string, icon: Icon): NavEntry {
  const to = paths.content(key);
  return { label, to, icon, screen: 'content', only: isAt(to) };
}

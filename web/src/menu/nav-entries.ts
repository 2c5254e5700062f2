import type { Access, Screen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
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
  IconFlag,
  IconGift,
  IconHeart,
  IconHeartHandshake,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconInbox,
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
import * as common from '#lib/texts.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

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
  /** To whom it is offered, where its screen has something for others now and then. */
  access?: Access;
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
  {
    label: '',
    entries: [
      { label: say(common.home), to: paths.home, icon: IconHome, screen: 'home' },
      {
        label: say(common.toDo),
        to: paths.todo(),
        icon: IconListCheck,
        screen: 'todo',
        also: (screen) => screen === 'quarterlyVote',
      },
    ],
  },
  {
    label: say(texts.recogniseGroup),
    entries: [
      { label: say(common.nominate), to: paths.nominate(), icon: IconSparkles, screen: 'nominate' },
      { label: say(common.thankYou), to: paths.recognise(undefined, 'thankyou'), icon: IconHeart, screen: 'recognise' },
      {
        label: say(common.celebrate),
        to: paths.celebrations,
        icon: IconConfetti,
        screen: 'celebrations',
        also: (screen, place) =>
          screen === 'groupCard' || (screen === 'recognise' && /^(?:birthday|anniversary)$/.test(cardOf(place) ?? '')),
      },
      { label: say(common.payItForward), to: paths.payItForward(), icon: IconHeartHandshake, screen: 'payItForward' },
      {
        label: say(common.recognise),
        to: paths.recognisePoints,
        icon: IconStars,
        screen: 'rewardTrfCustom',
        // Without a person and without a card the address is the same screen.
        also: (screen, place) => screen === 'recognise' && isAt(paths.recognise())(place) && cardOf(place) === null,
      },
      {
        label: say(common.adhocRecognition),
        to: paths.adhocRecognition,
        icon: IconRosette,
        screen: 'adhocRecognition',
      },
    ],
  },
  {
    label: say(texts.manage),
    entries: [
      {
        label: say(common.nominations),
        to: paths.nominationManagement,
        icon: IconChecklist,
        screen: 'nominationManagement',
      },
      { label: say(common.ideaManagement), to: paths.ideaManagement, icon: IconListCheck, screen: 'ideaManagement' },
      {
        label: say(common.managementReport),
        to: paths.managementReport,
        icon: IconChartBar,
        screen: 'managementReport',
      },
      {
        label: say(common.managementStatement),
        to: paths.managementStatement,
        icon: IconReportMoney,
        screen: 'managementStatement',
      },
      {
        label: say(common.secondPerson),
        to: paths.approvals,
        icon: IconUserCheck,
        screen: 'approvals',
        access: 'approver',
      },
    ],
  },
  {
    label: say(texts.people),
    entries: [
      {
        label: say(common.myRecognition),
        to: paths.myRecognition,
        icon: IconAward,
        screen: 'myRecognition',
        also: (screen) => screen === 'card',
      },
      {
        label: say(common.recentRecognition),
        to: paths.recentRecognition,
        icon: IconHistory,
        screen: 'recentRecognition',
        also: (screen) => screen === 'colleague',
      },
      { label: say(common.wallOfFame), to: paths.wallOfFame, icon: IconTrophy, screen: 'wallOfFame' },
      { label: say(common.getToKnow), to: paths.getToKnow(), icon: IconMoodSmile, screen: 'getToKnow' },
    ],
  },
  {
    label: say(texts.rewardsGroup),
    entries: [
      {
        label: say(common.rewards),
        to: paths.rewards(),
        icon: IconGift,
        screen: 'rewards',
        only: (place) => !isBasket(place),
      },
      { label: say(common.basket), to: paths.basket, icon: IconBasket, screen: 'rewards', only: isBasket },
      { label: say(common.recentOrders), to: paths.orders, icon: IconPackage, screen: 'orders' },
      { label: say(common.pointsStatement), to: paths.statement, icon: IconReceipt2, screen: 'statement' },
      {
        label: say(texts.peerToPeer),
        to: paths.payItForwardStatement,
        icon: IconTransfer,
        screen: 'payItForwardStatement',
      },
    ],
  },
  {
    label: say(texts.ideasAndCompetition),
    entries: [
      { label: say(common.ideaBox), to: paths.ideaBox, icon: IconBulb, screen: 'ideaBox' },
      { label: say(texts.competition), to: paths.competition, icon: IconMedal, screen: 'competition' },
    ],
  },
  {
    label: say(texts.administration),
    entries: [
      {
        label: say(texts.quarterlyAwards),
        to: paths.quarterlyAwards,
        icon: IconCalendarStats,
        screen: 'quarterlyAwards',
        also: (screen) => screen === 'quarterlySummary',
      },
      {
        label: say(common.competitionAdmin),
        to: paths.competitionAdmin,
        icon: IconMedal,
        screen: 'competitionAdmin',
      },
      { label: say(common.programme), to: paths.programme, icon: IconSettings, screen: 'programme' },
      { label: say(common.orderDesk), to: paths.orderDesk, icon: IconTruckDelivery, screen: 'orderDesk' },
      { label: say(common.dataUpload), to: paths.dataUpload, icon: IconFileUpload, screen: 'dataUpload' },
      { label: say(common.words), to: paths.words(), icon: IconBook2, screen: 'words' },
      { label: say(common.announcements), to: paths.announcements, icon: IconInfoCircle, screen: 'announcements' },
      { label: say(common.looks), to: paths.looks(), icon: IconSparkles, screen: 'looks' },
      { label: say(common.setup), to: paths.setup, icon: IconListCheck, screen: 'setup' },
    ],
  },
  {
    label: say(texts.oversight),
    entries: [
      {
        label: say(common.peopleDirectory),
        to: paths.people,
        icon: IconUserCircle,
        screen: 'people',
        also: (screen) => screen === 'person',
      },
      { label: say(common.corrections), to: paths.corrections(), icon: IconReceipt2, screen: 'corrections' },
      { label: say(common.budgets), to: paths.budgets(), icon: IconReportMoney, screen: 'budgets' },
      { label: say(common.circles), to: paths.circles, icon: IconTransfer, screen: 'circles' },
      { label: say(common.inbox), to: paths.inbox(), icon: IconInbox, screen: 'inbox' },
      { label: say(common.reportedContent), to: paths.reported(), icon: IconFlag, screen: 'reported' },
      { label: say(common.messages), to: paths.messages(), icon: IconMail, screen: 'messages' },
      { label: say(common.audit), to: paths.audit(), icon: IconHistory, screen: 'audit' },
    ],
  },
  {
    label: say(texts.youAndHelp),
    entries: [
      {
        label: say(common.myProfile),
        to: paths.profile,
        icon: IconUserCircle,
        screen: 'profile',
        also: (screen) => screen === 'notices',
      },
      { label: say(common.myYear), to: paths.myYear, icon: IconCalendarStats, screen: 'myYear' },
      { label: say(common.away), to: paths.away, icon: IconTransfer, screen: 'away' },
      content(say(texts.howItWorks), 'howitworks', IconBook2),
      content(say(texts.faq), 'faq', IconHelpCircle),
      content(say(texts.about), 'about', IconInfoCircle),
      { label: say(common.guide), to: paths.guide(), icon: IconBook2, screen: 'guide' },
      { label: say(common.contactUs), to: paths.contactUs, icon: IconMail, screen: 'contactUs' },
    ],
  },
];

function content(label: string, key: string, icon: Icon): NavEntry {
  const to = paths.content(key);
  return { label, to, icon, screen: 'content', only: isAt(to) };
}

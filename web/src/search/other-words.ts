import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** Other words by which people look for a screen, by its address. */
const words: Readonly<Record<string, Message>> = {
  [paths.home]: texts.otherHome,
  [paths.todo()]: texts.otherTodo,
  [paths.nominate()]: texts.otherNominate,
  [paths.recognise(undefined, 'thankyou')]: texts.otherThank,
  [paths.celebrations]: texts.otherCelebrations,
  [paths.payItForward()]: texts.otherPayItForward,
  [paths.recognisePoints]: texts.otherAward,
  [paths.adhocRecognition]: texts.otherAward,
  [paths.nominationManagement]: texts.otherReviews,
  [paths.managementReport]: texts.otherReport,
  [paths.managementStatement]: texts.otherPot,
  [paths.approvals]: texts.otherApprovals,
  [paths.myRecognition]: texts.otherMyRecognition,
  [paths.recentRecognition]: texts.otherFeed,
  [paths.wallOfFame]: texts.otherWall,
  [paths.getToKnow()]: texts.otherGetToKnow,
  [paths.rewards()]: texts.otherRewards,
  [paths.basket]: texts.otherBasket,
  [paths.orders]: texts.otherOrders,
  [paths.statement]: texts.otherStatement,
  [paths.payItForwardStatement]: texts.otherStatement,
  [paths.ideaBox]: texts.otherIdeas,
  [paths.competition]: texts.otherCompetition,
  [paths.programme]: texts.otherProgramme,
  [paths.orderDesk]: texts.otherDesk,
  [paths.dataUpload]: texts.otherUpload,
  [paths.words()]: texts.otherWords,
  [paths.looks()]: texts.otherLooks,
  [paths.people]: texts.otherPeople,
  [paths.corrections()]: texts.otherCorrections,
  [paths.budgets()]: texts.otherBudgets,
  [paths.inbox()]: texts.otherInbox,
  [paths.reported()]: texts.otherReported,
  [paths.messages()]: texts.otherMessages,
  [paths.audit()]: texts.otherAudit,
  [paths.profile]: texts.otherProfile,
  [paths.profileUpdate]: texts.otherProfile,
  [paths.myYear]: texts.otherYear,
  [paths.away]: texts.otherAway,
  [paths.content('howitworks')]: texts.otherHelp,
  [paths.content('faq')]: texts.otherHelp,
  [paths.guide()]: texts.otherHelp,
  [paths.contactUs]: texts.otherContact,
  [paths.notices()]: texts.otherNotices,
  [paths.notices('choices')]: texts.otherNotices,
  [paths.myNominations]: texts.otherReviews,
  [paths.logout]: texts.otherSignOff,
};

export function otherWordsOf(address: string): string {
  const said = words[address];
  return said ? say(said) : '';
}

export const schemeWords = () => say(texts.otherScheme);

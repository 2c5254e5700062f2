import type { Feature } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import * as said from '#changes/texts.ts';
import type { Draft, Part } from './draft.ts';
import * as texts from './texts.ts';

/** The parts of the page, as addresses name them. */
export const sectionNames = [
  'features',
  'behaviours',
  'awards',
  'prizes',
  'celebrations',
  'anniversaries',
  'groupCards',
  'ideas',
  'points',
  'lengths',
  'comments',
  'limits',
  'approvals',
  'times',
  'reach',
] as const;
export type SectionName = (typeof sectionNames)[number];
export type Shown = SectionName | 'history' | 'review';

interface Section {
  label: string;
  /** What it is for, in a sentence. */
  intro: string;
  parts: readonly Part[];
}

export const sections: Readonly<Record<SectionName, Section>> = {
  features: { label: say(said.features), intro: say(texts.featuresIntro), parts: ['features'] },
  behaviours: { label: say(said.behaviours), intro: say(texts.behavioursIntro), parts: ['behaviours', 'alone'] },
  awards: { label: say(texts.awards), intro: say(texts.awardsIntro), parts: ['values', 'categories'] },
  prizes: { label: say(said.prizes), intro: say(texts.prizesIntro), parts: ['prizes'] },
  celebrations: {
    label: say(said.celebrations),
    intro: say(texts.celebrationsIntro),
    parts: ['celebrate', 'payItForward'],
  },
  anniversaries: { label: say(said.anniversaries), intro: say(texts.anniversariesIntro), parts: ['anniversaries'] },
  groupCards: { label: say(said.groupCards), intro: say(texts.groupCardsIntro), parts: ['groupCards'] },
  ideas: { label: say(texts.ideas), intro: say(texts.ideasIntro), parts: ['ideaCategories', 'ideas'] },
  points: { label: say(texts.points), intro: say(texts.pointsIntro), parts: ['points', 'review'] },
  lengths: { label: say(texts.lengths), intro: say(texts.lengthsIntro), parts: ['characters'] },
  comments: { label: say(said.comments), intro: say(texts.commentsIntro), parts: ['comments'] },
  limits: { label: say(texts.limits), intro: say(texts.limitsIntro), parts: ['limits', 'leavers', 'corrections'] },
  approvals: { label: say(texts.approvals), intro: say(texts.approvalsIntro), parts: ['approvals', 'deciding'] },
  times: { label: say(texts.times), intro: say(texts.timesIntro), parts: ['work'] },
  reach: { label: say(texts.reach), intro: say(texts.reachIntro), parts: ['giving', 'seen', 'sends', 'quarters'] },
};

export function shownAt(part: string | null): Shown {
  const known = [...sectionNames, 'history', 'review'] as const;
  return known.find((name) => name === part) ?? 'behaviours';
}

export function isChanged(name: SectionName, { parts }: Draft): boolean {
  return sections[name].parts.some((part) => part in parts);
}

/** The first section in which something of this is wrong. */
export function sectionOf(place: string): SectionName | undefined {
  const [part = ''] = place.split('.');
  return sectionNames.find((name) => sections[name].parts.some((one) => one === part));
}

/** Of each feature: what goes when it is off. */
export const featureWords: Readonly<Record<Feature, string>> = {
  ideas: say(texts.ideasOff),
  openIdeas: say(texts.openIdeasOff),
  competition: say(texts.competitionOff),
  payItForward: say(texts.payItForwardOff),
  shop: say(texts.shopOff),
  getToKnow: say(texts.getToKnowOff),
  sms: say(texts.smsOff),
  celebrations: say(texts.celebrationsOff),
  feed: say(texts.feedOff),
  reactions: say(texts.reactionsOff),
  comments: say(texts.commentsOff),
  boosts: say(texts.boostsOff),
  year: say(texts.yearOff),
  colleaguePages: say(texts.colleaguePagesOff),
  wallOfFame: say(texts.wallOfFameOff),
  anniversaries: say(texts.anniversariesOff),
  groupCards: say(texts.groupCardsOff),
};

import type { Example } from '@laurel/contract/calls/versions';
import { numberFormat } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import type { Feature } from '@laurel/contract/programme/items';
import { companyPlace } from '@laurel/contract/programme/sites';
import { say } from '@laurel/contract/say';
import { featureLabels, partLabel } from './programme-words.ts';
import * as texts from './texts.ts';

type Counted = Extract<Example, { what: 'counted' }>;
type Concerned = Extract<Example, { what: 'feature' }>;
type Ratings = Extract<Example, { what: 'ratings' }>;

/** What an example is about, and what it tells, a sentence each. */
export interface Told {
  about: string;
  sentences: string[];
}

export function toldOf(example: Example, pointsName: string): Told {
  switch (example.what) {
    case 'ratings':
      return { about: partLabel(example.at), sentences: ratingWords(example, pointsName) };
    case 'counted':
      return { about: example.name ?? partLabel(example.at), sentences: [countedWords(example)] };
    case 'chosen': {
      const { name, of, chosen, isOffered } = example;
      return { about: name, sentences: [say(isOffered ? texts.chosenRenamed : texts.chosenGone, { chosen, of })] };
    }
    case 'grace': {
      const { leavers, before, after } = example;
      const words = {
        leavers,
        pointsName: pointsNamed(after.points, pointsName),
        people: after.people,
        points: after.points,
      };
      return {
        about: partLabel(example.at),
        sentences: [say(texts.graceWords, { ...words, peopleNow: before.people, pointsNow: before.points })],
      };
    }
    case 'anniversaries': {
      const { at, before, after } = example;
      const words = ({ people, points }: typeof after) => ({
        people,
        points,
        pointsName: pointsNamed(points, pointsName),
      });
      return {
        about: partLabel(at),
        sentences: [say(texts.anniversariesGiven, words(after)), say(texts.anniversariesBefore, words(before))],
      };
    }
    case 'debts': {
      const { at, lost, owed } = example;
      return { about: partLabel(at), sentences: [say(texts.debtsLost, lost), say(texts.debtsOwed, owed)] };
    }
    case 'feature':
      return { about: featureLabels[example.feature], sentences: concernsWords(example, pointsName) };
    default:
      return example satisfies never;
  }
}

function ratingWords({ ratings, before, after }: Ratings, pointsName: string): string[] {
  if (ratings.length === 0) return [say(texts.noRatings)];
  const changed = ratings.filter((one) => one.before !== one.after);
  return [
    ...changed.map(({ rating, reviews, before: was, after: is }) =>
      say(texts.ratingWords, { reviews, rating, before: was, after: is, pointsName: pointsNamed(is, pointsName) }),
    ),
    say(texts.ratingSum, {
      before,
      after,
      pointsName: pointsNamed(after, pointsName),
      change: changeWords({ before, after }),
    }),
  ];
}

/** '17 % less', 'as much'. */
export function changeWords({ before, after }: { before: number; after: number }): string {
  if (before === after) return say(texts.asMuch);
  if (before === 0) return say(texts.moreThanNothing);
  const share = Math.abs(after - before) / before;
  const percent = numberFormat({ style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);
  return say(after < before ? texts.percentLess : texts.percentMore, { percent });
}

/** What becomes of what is beyond a limit. */
function countedWords({ at, of, before, after }: Counted): string {
  if (at === 'leavers.percentAtOnce') return say(texts.leaveAtOnce, { of, before, after });
  if (of === 0) return say(texts.notOnce);
  return say(sentenceOf(at), { of, before, after });
}

const waiting = ['limits.pairInMonth', 'limits.recogniseInMonth', 'limits.budgetInMonth'];
const lists = ['points.adhoc', 'points.payItForward', 'points.ideas'];

function sentenceOf(place: string) {
  const { at } = companyPlace(place);
  if (at.startsWith('characters.')) return texts.tooLong;
  if (lists.includes(at) || !at.match(/^(points|review|limits|characters)\./)) return texts.notOffered;
  if (waiting.includes(at)) return texts.wouldWait;
  return at.startsWith('limits.confirm.') ? texts.wouldConfirm : texts.wouldRefuse;
}

/** What those who lose it have in it. */
const things: Readonly<Record<Feature, (count: number, pointsName: string) => string>> = {
  ideas: (count) => say(texts.ideasWait, { count }),
  openIdeas: (count) => say(texts.ideasShared, { count }),
  competition: (count) => say(texts.competitionRuns, { count }),
  payItForward: (count) => say(texts.giftsMade, { count }),
  shop: (count, pointsName) => say(texts.pointsStay, { count, pointsName }),
  getToKnow: (count) => say(texts.peopleTell, { count }),
  sms: (count) => say(texts.smsSent, { count }),
  celebrations: (count) => say(texts.peopleCelebrate, { count }),
  feed: (count) => say(texts.cardsGiven, { count }),
  reactions: (count) => say(texts.peopleReacted, { count }),
  comments: (count) => say(texts.commentsWritten, { count }),
  boosts: (count) => say(texts.boostsAdded, { count }),
  year: (count) => say(texts.peopleGave, { count }),
  colleaguePages: (count) => say(texts.pagesGo, { count }),
  wallOfFame: (count) => say(texts.peopleHang, { count }),
  anniversaries: (count) => say(texts.anniversariesHad, { count }),
  groupCards: (count) => say(texts.groupCardsOpen, { count }),
};

/** Whom it concerns that something is there no more, or again. */
function concernsWords({ feature, lose, gain }: Concerned, pointsName: string): string[] {
  return [
    ...(lose.people > 0
      ? [say(texts.peopleLose, { people: lose.people }), things[feature](lose.things, pointsName)]
      : []),
    ...(gain > 0 ? [say(texts.peopleGain, { people: gain })] : []),
    ...(lose.people + gain === 0 ? [say(texts.concernsNobody)] : []),
  ];
}

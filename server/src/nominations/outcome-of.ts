import { pointsForRating, programme, stars } from '@laurel/contract/programme/programme';
import { type SeveralWay, type ToCome, verdictOf } from '@laurel/contract/rules/deciding';
import type { VerdictKept } from '#asking/wishes';
import type { Tx } from '#db/transaction';
import type { FoundPerson } from '#directory/people';
import { rules } from '#programme/rules';
import { awardedThisMonth } from './awarded.ts';
import { rewarded } from './rewarded.ts';
import { needsSecondPerson } from './rules.ts';
import { type Saying, type Speaking, type SpokenWord, toComeAfter, wordsOn } from './said.ts';

/** What it is paid as. */
export interface Paid {
  is: 'paid';
  rating: number;
  stars: number;
  /** To each of those whom it pays. */
  points: number;
  people: readonly FoundPerson[];
  /** Where several decided. */
  verdict?: VerdictKept | undefined;
}

/**
 * What comes of what a reviewer says: it is paid or declined; waits for a second person, since one alone does not award so much in a month; is
 * heard with what others say, until several decide; or comes after all that, for the record.
 */
export type Outcome =
  | Paid
  | { is: 'declined'; verdict?: VerdictKept }
  | { is: 'waits' | 'later' }
  | { is: 'heard'; by: SeveralWay; said: number };

export async function outcomeOf(tx: Tx, speaking: Speaking, saying: Saying): Promise<Outcome> {
  if (speaking.nomination.state === 'rated') return { is: 'later' };
  const { by } = rules().deciding;
  return by === 'first' ? bySpeaker(tx, speaking, saying) : bySeveral(tx, speaking, saying, by);
}

/** Of one for itself: it decides, unless a second person has to look at it first. */
async function bySpeaker(tx: Tx, speaking: Speaking, saying: Saying): Promise<Outcome> {
  if (saying.kind === 'decline') return { is: 'declined' };
  const { nomination } = speaking;
  const people = await rewarded(tx, speaking);
  const { rating, stars: max, points } = saying;
  const word = wordOf(speaking, saying);
  const isSecond = nomination.state === 'waiting';
  if (!isSecond && (await isTooMuch(tx, speaking, { word, points, people }))) return { is: 'waits' };
  return { is: 'paid', rating, stars: max, points, people };
}

async function bySeveral(tx: Tx, speaking: Speaking, saying: Saying, way: SeveralWay): Promise<Outcome> {
  const words = [...(await wordsOn(tx, speaking.nomination.id)), wordOf(speaking, saying)];
  const toCome = await toComeAfter(tx, speaking);
  const people = await rewarded(tx, speaking);
  const decided = await decidedBy(tx, speaking, { words, way, people, toCome });
  if (!decided) return { is: 'heard', by: stillBy(words, way, toCome), said: words.length };
  const { verdict, points } = decided;
  if (verdict.rating === 0) return { is: 'declined', verdict };
  const [only] = words;
  const isAlone = words.length === 1 && only !== undefined;
  if (isAlone && (await isTooMuch(tx, speaking, { word: only, points, people }))) return { is: 'waits' };
  const { rating, stars: max } = verdict;
  return { is: 'paid', rating, stars: max, points, people, verdict };
}

interface Deciding {
  words: readonly SpokenWord[];
  way: SeveralWay;
  people: readonly FoundPerson[];
  toCome: ToCome;
}

/** What they decided, if they have. What is too much for one person alone is not the chair's alone either, but the majority's. */
async function decidedBy(tx: Tx, speaking: Speaking, { words, way, people, toCome }: Deciding) {
  const goes = programme();
  const judged = (by: SeveralWay) => verdictOf(words, { by, people: rules().deciding.people }, toCome, stars(goes));
  const found = judged(way);
  const chair = found?.by === 'chair' ? words.find(({ isChair }) => isChair) : undefined;
  const own = chair && (chair.customPoints ?? pointsForRating(found?.rating ?? 0, goes));
  const isOwn =
    chair !== undefined && own !== undefined && !(await isTooMuch(tx, speaking, { word: chair, points: own, people }));
  const verdict = chair && !isOwn ? judged('majority') : found;
  if (!verdict) return undefined;
  const reviewId = isOwn ? chair.reviewId : null;
  return {
    points: isOwn ? own : pointsForRating(verdict.rating, goes),
    verdict: { ...verdict, stars: stars(goes), people: words.length, reviewId },
  };
}

/** Who decides once more is said: without a chair who could, the majority. */
function stillBy(words: readonly SpokenWord[], way: SeveralWay, toCome: ToCome): SeveralWay {
  const isChairs = toCome.chairs > 0 && !words.some(({ isChair }) => isChair);
  return way === 'chair' && !isChairs ? 'majority' : way;
}

interface Awarding {
  word: Pick<SpokenWord, 'byId' | 'forId'>;
  points: number;
  people: readonly FoundPerson[];
}

/** Whether whoever said it would award more by it than one person does alone in a month. */
async function isTooMuch(tx: Tx, { nomination, by, now }: Speaking, { word, points, people }: Awarding) {
  const toIds = people.map(({ id }) => id);
  const { byId, forId } = word;
  const awarded = await awardedThisMonth(tx, { byId, forId, nominatorId: nomination.byId, toIds, now });
  return needsSecondPerson({ points, by }, awarded);
}

function wordOf({ nomination, by, forId }: Speaking, saying: Saying): SpokenWord {
  const {
    rating,
    stars: max,
    customPoints,
  } = saying.kind === 'rating' ? saying : { rating: 0, stars: stars(programme()), customPoints: null };
  return { reviewId: null, byId: by.id, forId, rating, stars: max, customPoints, isChair: nomination.isChair };
}

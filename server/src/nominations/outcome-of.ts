import { type SeveralWay, type ToCome, type Verdict, verdictOf } from '@laurel/contract/programme/deciding';
import { pointsForRating, programme, stars } from '@laurel/contract/programme/programme';
import type { VerdictKept } from '#asking/wishes';
import type { Tx } from '#db/transaction';
import type { FoundPerson } from '#directory/people';
import { rules } from '#programme/rules';
import { awardedThisMonth } from './awarded.ts';
import { rewarded } from './rewarded.ts';
import { needsSecondPerson, type Saying } from './rules.ts';
import { type Speaking, type SpokenWord, toComeAfter, wordsOn } from './said.ts';

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

type Decided = Paid | { is: 'declined'; verdict?: VerdictKept };

/**
 * What comes of what a reviewer says: it is paid or declined; waits for a second person, since one alone does not award so much in a month; is
 * heard with what others say, until several decide; or comes after all that, for the record.
 */
export type Outcome = Decided | { is: 'waits' | 'later' } | { is: 'heard'; by: SeveralWay; said: number };

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
  const judged = (by: SeveralWay) =>
    verdictOf(words, { by, people: rules().deciding.people }, toCome, stars(programme()));
  const heard = (by: SeveralWay): Outcome => ({ is: 'heard', by, said: words.length });
  const verdict = judged(way);
  if (!verdict) return heard(stillBy(words, way, toCome));
  const found = await outcomeAs(tx, speaking, verdict, words);
  if (found.is === 'declined' || !(await isTooMuchOfOne(tx, speaking, found, words))) return found;
  // What is too much for one person alone is not the chair's alone either, but the majority's.
  if (words.length === 1 && toCome.people === 0) return { is: 'waits' };
  const together = judged('majority');
  return together ? outcomeAs(tx, speaking, together, words) : heard('majority');
}

/** Whether it is one person's own to say, the chair's or that of the only one, and more than they award alone in a month. */
async function isTooMuchOfOne(
  tx: Tx,
  speaking: Speaking,
  { points, people, verdict }: Paid,
  words: readonly SpokenWord[],
): Promise<boolean> {
  const [only, ...others] = words;
  const word = verdict?.by === 'chair' ? words.find(({ isChair }) => isChair) : others.length === 0 ? only : undefined;
  return word !== undefined && isTooMuch(tx, speaking, { word, points, people });
}

/** What comes of what they decided: their rating is paid, or the amount of the chair's own. */
async function outcomeAs(tx: Tx, speaking: Speaking, verdict: Verdict, words: readonly SpokenWord[]): Promise<Decided> {
  const goes = programme();
  const chair = verdict.by === 'chair' ? words.find(({ isChair }) => isChair) : undefined;
  const kept = { ...verdict, stars: stars(goes), people: words.length, reviewId: chair?.reviewId ?? null };
  if (verdict.rating === 0) return { is: 'declined', verdict: kept };
  const points = chair?.customPoints ?? pointsForRating(verdict.rating, goes);
  const people = await rewarded(tx, speaking);
  return { is: 'paid', rating: verdict.rating, stars: kept.stars, points, people, verdict: kept };
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

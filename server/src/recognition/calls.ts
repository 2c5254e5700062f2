import { calls } from '@laurel/contract';
import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import type { WallRow } from '@laurel/contract/calls/recognition/walloffame';
import { monthsRange } from '@laurel/contract/rules/months';
import { toTable } from '@laurel/contract/rules/records';
import { inOrder } from '#db/in-order';
import { standingOf } from '#directory/features';
import { notFound } from '#errors/refuse';
import { type CardCounts, cardCounts } from '#home/card-counts';
import { celebrationsOn, dayIn } from '#home/celebrations';
import { query, shared, verb } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { cardsOfColleague, colleagueSeen } from './colleague.ts';
import { feedItemAt, feedPage, newInFeed, peopleOfItem, saidToCard } from './feed.ts';
import { cardOf, type RecognisedRow, recentlyRecognised, recognitionsOf } from './queries.ts';
import { reactionList, reactTo } from './reactions.ts';
import { wallSince } from './rules.ts';
import { chooseVisibility, myVisibility, showTo, visibilityFor } from './visibility.ts';
import { wallOfFame } from './wall.ts';

const recognised = ['picId', 'memberName', 'division', 'memberId'] as const satisfies (keyof RecognisedRow)[];
const famous = [
  ...recognised,
  'what',
  'value',
  'date',
  'words',
  'wordsLanguage',
  'place',
] as const satisfies (keyof WallRow)[];
const celebrating = [
  'what',
  'memberId',
  'memberName',
  'picId',
  'firstName',
  'surname',
  'division',
  'years',
  'interest1',
] as const satisfies (keyof CelebrationRow)[];
const entries = [
  'type',
  'isFrom',
  'date',
  'value',
  'memberName',
  'memberNumber',
  'picId',
  'points',
  'message',
  'cardId',
  'memberId',
  'messageLanguage',
  'isWithdrawn',
  'isHidden',
  'takeBack',
  'forMember',
  'boosts',
  'celebrated',
] as const satisfies (keyof RecognitionEntry)[];

/** People shown on Recent Recognition and celebrating on one day. */
const shown = 60;
const celebratingMax = 500;

const {
  getrecentrecognition,
  getcelebrations,
  myrecognitions,
  cardget,
  recognitionfeed,
  recognitionfeednew,
  recognitionfeeditem,
  recognitionfeedpeople,
} = calls.recognition;
const { colleague, colleaguecards } = calls.recognition;
const { setreaction, reactionlist, cardvisibility, cardaudience, myvisibility, choosevisibility } = calls.recognition;

export const recognitionCalls = () => [
  query(getrecentrecognition, async (db) => ({
    report: toTable<RecognisedRow>(recognised, await recentlyRecognised(db, shown)),
  })),
  shared(getcelebrations, {
    by: ({ actor, now }) => ({ ...dayIn(actor.timeZone, now), standing: standingOf('celebrations', 'getToKnow') }),
    of: (day) => [versionOf.celebrations(day), versionOf.divisions],
    run: async (tx, day) => ({
      report: toTable<CelebrationRow>(celebrating, await celebrationsOn(tx, day, celebratingMax)),
    }),
  }),
  query(calls.recognition.wallOfFame, async (db, { actor, now }) => ({
    report: toTable<WallRow>(famous, await wallOfFame(db, actor, wallSince(now))),
  })),
  query(cardget, async (tx, { actor, input, now }) => {
    const found = (await cardOf(tx, { memberId: actor.id, now }, input.cardId)) ?? notFound();
    return { ...found, ...(await saidToCard(tx, actor, { cardId: input.cardId, isSeen: found.seen !== null })) };
  }),
  query(myrecognitions, async (db, { actor, input, now }) => {
    const month = monthsRange(input.selMonth, input.selMonth);
    const [found, counted] = await inOrder(
      db,
      () => recognitionsOf(db, { memberId: actor.id, now }, month),
      () => cardCounts(actor.id, month).execute(db),
    );
    return { report: toTable<RecognitionEntry>(entries, found), ...(counted.rows[0] as CardCounts) };
  }),
  query(recognitionfeed, (tx, { actor, input, now, kept }) => feedPage(tx, { actor, now, kept }, input)),
  query(recognitionfeednew, (tx, { actor, input }) => newInFeed(tx, { actor }, input)),
  query(recognitionfeedpeople, (tx, { actor, input }) => peopleOfItem(tx, { actor }, input)),
  query(recognitionfeeditem, (tx, { actor, input }) => feedItemAt(tx, { actor }, input)),
  query(colleague, (tx, { actor, input, now }) => colleagueSeen(tx, { actor, now }, input.memberId)),
  query(colleaguecards, (tx, { actor, input }) => cardsOfColleague(tx, actor, input)),
  query(reactionlist, (tx, { actor, input }) => reactionList(tx, actor, input)),
  verb(setreaction, (tx, { actor, input, now }) => reactTo(tx, { actor, now }, input)),
  query(cardvisibility, (tx, { actor, input }) => visibilityFor(tx, actor, input)),
  verb(cardaudience, (tx, { actor, input, now }) => showTo(tx, { actor, now }, input)),
  query(myvisibility, (tx, { actor }) => myVisibility(tx, actor)),
  verb(choosevisibility, (tx, { actor, input, now }) => chooseVisibility(tx, { actor, now }, input)),
];

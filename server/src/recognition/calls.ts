import { calls } from '@laurel/contract';
import type { CelebrationRow, RecognitionEntry } from '@laurel/contract/calls/recognition';
import { monthsRange } from '@laurel/contract/rules/months';
import { toTable } from '@laurel/contract/rules/records';
import { inOrder } from '#db/in-order';
import { standingOf } from '#directory/features';
import { notFound } from '#errors/refuse';
import { type CardCounts, cardCounts } from '#home/card-counts';
import { celebrationsOn, dayIn } from '#home/celebrations';
import { query, shared } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { cardOf, type RecognisedRow, recentlyRecognised, recognitionsOf, wallOfFame } from './queries.ts';
import { wallSince } from './rules.ts';

const recognised = ['picId', 'memberName', 'division'] as const satisfies (keyof RecognisedRow)[];
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
] as const satisfies (keyof RecognitionEntry)[];

/** People shown on Recent Recognition and celebrating on one day. */
const shown = 60;
const celebratingMax = 500;

const { getrecentrecognition, getcelebrations, myrecognitions, cardget } = calls.recognition;

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
  query(calls.recognition.wallOfFame, async (db, { now }) => ({
    report: toTable<RecognisedRow>(recognised, await wallOfFame(db, wallSince(now))),
  })),
  query(
    cardget,
    async (db, { actor, input, now }) => (await cardOf(db, { memberId: actor.id, now }, input.cardId)) ?? notFound(),
  ),
  query(myrecognitions, async (db, { actor, input, now }) => {
    const month = monthsRange(input.selMonth, input.selMonth);
    const [found, counted] = await inOrder(
      db,
      () => recognitionsOf(db, { memberId: actor.id, now }, month),
      () => cardCounts(actor.id, month).execute(db),
    );
    return { report: toTable<RecognitionEntry>(entries, found), ...(counted.rows[0] as CardCounts) };
  }),
];

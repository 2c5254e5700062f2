import { calls } from '@laurel/contract';
import { standingOf } from '#directory/features';
import { dayIn } from '#home/celebrations';
import { query, shared } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { celebrationDay, celebrationWeek, daysAround } from './days.ts';

const { celebrationweek, celebrationday } = calls.celebrations;

export const celebrationCalls = () => [
  shared(celebrationweek, {
    by: ({ actor, now }) => ({ ...dayIn(actor.timeZone, now), standing: standingOf('celebrations', 'getToKnow') }),
    of: (day) => [
      ...Object.values(daysAround(day)).flatMap((days) => days.map(versionOf.celebrations)),
      versionOf.divisions,
    ],
    run: (tx, day) => celebrationWeek(tx, day),
  }),
  query(celebrationday, (tx, { actor, input, now }) => celebrationDay(tx, { actor, now }, input)),
];

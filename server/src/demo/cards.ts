import { awards } from '@laurel/contract/awards';
import { giveAward } from '#awards/give';
import { type DemoEvent, type Directory, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Nothing is refused or confirmed here: the company's past is as its files tell it. */
const rules = { ceiling: 100_000, ownDivisionMax: 0, confirmAbove: { points: 0, people: 0 } };
const gate = { callingCodes: undefined, limited: false };

/** E-cards, points paid forward, and awards. */
export function cardEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const rows = rowsIn<'what' | 'fromNumber' | 'toNumber' | 'reason' | 'points' | 'message' | 'daysAgo'>(
    loading.folder,
    'cards.csv',
  );
  return rows.map(({ what, fromNumber, toNumber, reason, points, message, daysAgo }, n) => {
    const at = timeOf(loading, Number(daysAgo), n);
    const recipients = [`1.${directory.person(toNumber).publicId}`];
    const award = awards.doreward.input.parse({
      what,
      reason,
      points: Number(points),
      message,
      sendBy: 'email',
      recipients,
    });
    const { tx, publicUrl } = loading;
    return {
      at,
      happen: async () => {
        const by = await directory.actor(fromNumber);
        await giveAward(tx, { by, now: at, publicUrl, ...rules, gate }, award);
        return [];
      },
    };
  });
}

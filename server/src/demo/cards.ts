import { awards } from '@laurel/contract/awards';
import { giveAward } from '#awards/give';
import { type DemoEvent, type Directory, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** More than one award of the demonstration is worth. */
const ceiling = 100_000;
const sms = { callingCodes: undefined, limited: false };

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
        await giveAward(tx, { by, now: at, publicUrl, ceiling, ownDivisionMax: 0, sms }, award);
        return [];
      },
    };
  });
}

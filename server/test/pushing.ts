import { transaction } from '#db/transaction';
import { deliverPush } from '#push/deliver';
import { pushWayOf } from '#push/way';
import { issueToken } from '#session/tokens';
import type { TestApp } from './app.ts';
import type { MadeMember } from './make.ts';
import type { Browser } from './push-service.ts';

/** The portal of a test, where devices are told something. */
export function pushing(portal: TestApp) {
  const delivery = () => ({
    ...{ db: portal.db, letters: portal.lettersByName, ways: portal.company.ways, publicUrl: portal.config.publicUrl },
    ...{ clock: () => portal.now, told: () => {} },
    push: pushWayOf(portal.company) ?? fail(),
  });
  const waiting = () =>
    portal.db
      .selectFrom('messages')
      .select('id')
      .where('channel', '=', 'push')
      .where('state', '=', 'promised')
      .where((where) => where.or([where('not_before', 'is', null), where('not_before', '<=', portal.now)]))
      .orderBy('id')
      .execute();
  return {
    delivery,
    /** A session of somebody in a browser of their own. */
    session: (who: { id: number }, browser = `browser ${Math.random()}`) =>
      transaction(portal.db, (tx) => issueToken(tx, who.id, Buffer.from(browser), portal.now)),
    /** A browser is switched on by who is signed on in it. */
    async switchOn(who: MadeMember, { endpoint, publicKey, auth }: Browser, token?: string) {
      const by = token === undefined ? { as: who.id } : { token };
      await portal.post('/api/notice/devicekey', {}, by);
      const { status, body } = await portal.post('/api/notice/adddevice', { endpoint, publicKey, auth }, by);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
    /** All that waits is tried once, as the queue would at this moment; answers the errors that it would hear. */
    async deliverAll(): Promise<unknown[]> {
      await portal.settle();
      const errors: unknown[] = [];
      for (const { id } of await waiting()) await deliverPush(delivery(), id).catch((error) => errors.push(error));
      return errors;
    },
    /** What became of what was to be told to somebody, the oldest first. */
    async states(to: { id: number }) {
      const rows = await portal.db
        .selectFrom('messages')
        .select(['state', 'last_error', 'folded_into', 'not_before', 'attempts'])
        .where('channel', '=', 'push')
        .where('member_id', '=', to.id)
        .orderBy('id')
        .execute();
      return rows;
    },
  };
}

function fail(): never {
  throw new Error('No device is told anything here.');
}

import { sql } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Db } from '#db/pool';

/** The built-in provider's records in PostgreSQL, so that any instance can go on with what another began. */
export function providerStore(db: Db): AdapterFactory {
  return (model) => adapter(db, model);
}

function adapter(db: Db, model: string): Adapter {
  const rows = () => db.selectFrom('provider_records').select(['payload', 'consumed_at']).where('model', '=', model);
  const live = sql<boolean>`(expires_at is null or expires_at > now())`;
  const payloadOf = (row: { payload: unknown; consumed_at: Date | null } | undefined) =>
    row && ({ ...(row.payload as AdapterPayload), ...(row.consumed_at ? { consumed: true } : {}) } as AdapterPayload);
  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await db
        .insertInto('provider_records')
        .values({ model, id, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    },
    find: async (id) => payloadOf(await rows().where('id', '=', id).where(live).executeTakeFirst()),
    findByUid: async (uid) => payloadOf(await rows().where('uid', '=', uid).where(live).executeTakeFirst()),
    findByUserCode: async (code) =>
      payloadOf(await rows().where('user_code', '=', code).where(live).executeTakeFirst()),
    async consume(id) {
      await db
        .updateTable('provider_records')
        .set({ consumed_at: new Date() })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom('provider_records').where('model', '=', model).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('provider_records').where('grant_id', '=', grantId).execute();
    },
  };
}

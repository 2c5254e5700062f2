import { addQuarter, quartersOffered } from '#quarters/add';
import { summariseQuarter } from '#quarters/summarise';
import type { Loading } from './loading.ts';

/** Every quarter that has ended is there, with its summary; the running one is left to be added. */
export async function closeQuarters({ tx, now }: Loading): Promise<void> {
  const { id: actorId } = await tx
    .selectFrom('members')
    .select('id')
    .where('member_number', '=', '100003')
    .executeTakeFirstOrThrow();
  for (;;) {
    const [next] = await quartersOffered(tx);
    if (!next || next.dateTo >= now.toISOString().slice(0, 10)) break;
    await addQuarter(tx, { actorId, now }, next);
  }
  const quarters = await tx.selectFrom('quarters').select('id').orderBy('id').execute();
  for (const { id } of quarters) await summariseQuarter(tx, id, now);
}

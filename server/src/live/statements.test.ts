import { expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import { testDatabase } from '../../test/database.ts';
import { make } from '../../test/make.ts';
import { turnsOf } from './follow.ts';
import { type Connection, LiveHub } from './hub.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** Many are not a loop over one: however many listen, and however much happens, telling it takes as many statements. */
test('a batch of events takes one statement, for two who listen as for two thousand', async () => {
  const base = await testDatabase();
  const { db } = base;
  let statements = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const makes = make(db);
  const bosses = [await makes.member({ is_manager: true }), await makes.member({ is_manager: true })];
  const people: { id: number }[] = [];
  for (const boss of bosses) for (let n = 0; n < 5; n += 1) people.push(await makes.member({ manager_id: boss.id }));

  async function told(browsers: number, nominations: number) {
    let messages = 0;
    const hub = new LiveHub({ told: () => void messages++, reset() {}, ended() {} });
    const turn = turnsOf({ db: counting, hub, clock: () => now, onOtherRights: () => {} });
    await turn();
    for (let n = 0; n < browsers; n += 1) {
      const stream = {
        tell() {},
        reach() {},
        beat: () => true,
        end() {},
        destroy() {},
      } as unknown as Connection['stream'];
      const memberId = bosses[n]?.id ?? 1_000_000 + n;
      const actor = { siteTemplate: 'x', capabilities: [] };
      hub.add({ memberId, tokenHash: Buffer.alloc(32), actor, began: now, since: now, after: 0, stream });
    }
    const { id } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    for (const one of hub.waiting()) one.after = Number(id ?? 0);
    await turn();
    for (let n = 0; n < nominations; n += 1) {
      const nominee = people[n % people.length] as (typeof people)[number];
      await transaction(db, async (tx) => {
        const nomination = await tx
          .insertInto('nominations')
          .values({
            kind: 'behaviour',
            by_id: (bosses[0] as { id: number }).id,
            nominee_id: nominee.id,
            division_code: null,
            categories: ['Act of Courage'],
            created_at: now,
            closed_at: null,
            closed_why: null,
            competition_id: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const facts = { kind: 'behaviour' as const, division: null, with: nomination.id };
        await append(tx, {
          type: 'nomination.submitted',
          at: now,
          actorId: null,
          subject: `nomination:${nomination.id}`,
          concerns: [nominee.id],
          facts,
        });
      });
    }
    statements = 0;
    messages = 0;
    await turn();
    return { statements, messages };
  }

  const few = await told(2, 1);
  const many = await told(2000, 200);
  // The look at the horizon, what happened, and the bells.
  expect([few.statements, many.statements]).toEqual([3, 3]);
  // One of them nominated, and decides about none of it; the other decides about their own people.
  expect(many.messages).toBe(1);
  await base.close();
});

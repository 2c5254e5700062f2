import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import { issueToken } from '#session/tokens';
import { testDatabase } from '../../test/database.ts';
import { listenAt } from '../../test/listening.ts';
import { make } from '../../test/make.ts';
import { ask, startPortal } from '../../test/portal-process.ts';

test.each(['1', '2'])(
  '%s processes: all hear of what happens; told to stop, their streams end at once, while everything else is answered',
  async (processes) => {
    const database = await testDatabase();
    const { db } = database;
    const member = await make(db).member();
    const now = new Date();
    // Eight browsers: each has a session of its own.
    const tokens = await transaction(db, (tx) =>
      Promise.all(Array.from({ length: 8 }, () => issueToken(tx, member.id, randomBytes(32), now))),
    );
    const [token] = tokens;
    // Longer than the test: what ends does not end with the drain.
    const portal = await startPortal({ DATABASE_URL: database.url, LAUREL_PROCESSES: processes, DRAIN_SECONDS: '60' });
    // The kernel gives each to one of them.
    const all = await Promise.all(tokens.map((one) => listenAt(portal.url, { token: one, query: '?after=0' })));
    for (const one of all) await expect.poll(() => one.text()).toContain(':\n');
    await transaction(db, (tx) =>
      append(tx, {
        type: 'points.forfeited',
        at: now,
        actorId: null,
        subject: `member:${member.id}`,
        concerns: [member.id],
        facts: { points: 1 },
      }),
    );
    for (const one of all) await expect.poll(() => [...one.stale()]).toEqual(['memberheader', 'statement']);
    portal.child.kill('SIGTERM');
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => 'whole'));
    expect(all.filter((one) => !/^retry: \d+$/m.test(one.text()))).toEqual([]);
    expect((await ask(`${portal.url}/healthz`)).status).toBe(200);
    const late = await listenAt(portal.url, { token });
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([503, true]);
    portal.child.kill('SIGKILL');
    await portal.ended;
    await database.close();
  },
);

import { setTimeout as sleep } from 'node:timers/promises';
import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { type Listening, listen } from '../../test/listening.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
/** Another instance on the same database, which ends its sessions as often. */
let other: TestApp;
let boss: MadeMember;
let giver: MadeMember;
let taker: MadeMember;
let stranger: MadeMember;
const open: Listening[] = [];

beforeAll(async () => {
  portal = await testApp({}, undefined, { beatMs: 100 });
  const { db, settings, url } = portal;
  other = await appOn({ db, settings, url, close: async () => {} }, {}, { live: { beatMs: 100 } });
  boss = await portal.make.member({ is_manager: true, budget: 10_000 });
  giver = await portal.make.member({ is_manager: true, budget: 10_000 });
  taker = await portal.make.member({ manager_id: boss.id });
  stranger = await portal.make.member();
});
afterAll(async () => {
  for (const one of open) one.leave();
  await other.app.close();
  await portal.close();
});

/** Of what happens from now on, where nothing else is said. */
async function hear(at: TestApp, who: Parameters<typeof listen>[1]): Promise<Listening> {
  const now = await portal.db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const isPlaced = who.query !== undefined || who.headers !== undefined;
  const one = await listen(at, isPlaced ? who : { ...who, query: `?after=${now.id ?? 0}` });
  open.push(one);
  // From then on it is told.
  if (one.status === 200) await expect.poll(() => one.text()).toContain(':\n');
  return one;
}

const thank = (from: MadeMember, to: MadeMember) =>
  portal.post(
    '/api/reward/doreward',
    {
      what: 'adhoc',
      reason: going.values[0]?.name,
      points: going.points.adhoc[0],
      message: 'Thank you',
      sendBy: 'email',
      recipients: [to.memberId],
    },
    { as: from.id },
  );
const given = async (from: MadeMember, to: MadeMember) => expect((await thank(from, to)).status).toBe(200);

/** Whatever comes behind it has been told to everybody by then. */
async function bell(...hearing: Listening[]): Promise<void> {
  await transaction(portal.db, (tx) =>
    append(tx, {
      type: 'terms.accepted',
      at: portal.now,
      actorId: null,
      subject: 'text:1',
      concerns: [taker.id, stranger.id, giver.id, boss.id],
      facts: { language: 'en', version: 1 },
    }),
  );
  for (const one of hearing) await expect.poll(() => [...one.stale()]).toContain('getmemberdata');
}

test('that a rating waits for others is told to who nominated, who rated, who confirms, and whoever else reviews there', {
  tags: 'seed',
}, async () => {
  const rule = { key: 'rule-1', what: 'nomination', when: 'always', above: 0, scopeKind: 'everything', scopeCode: '' };
  const steps = [{ by: 'finance', all: false, fourEyes: true }];
  await goBy(portal, { approvals: { daysMost: 10, rules: [{ ...rule, steps } as ApprovalRule] } });
  const confirmer = await portal.make.member({ roles: [{ capability: 'finance' }] });
  const reviewer = await portal.make.member({ roles: [{ capability: 'clusterAdmin' }] });
  const nomination = { nomCat: [behaviour], reason: 'She stayed.', members: [taker.memberId] };
  const { body } = await portal.post('/api/nom/newnom', nomination, { as: giver.id });
  const of = [giver, boss, confirmer, reviewer, stranger];
  const hearing = await Promise.all(of.map((one) => hear(portal, { as: one.id })));
  const [nominator, rater, second, also, no] = hearing.map((one) => () => [...one.stale()]);
  const rated = await portal.post(
    '/api/reward/donexusnomreviewreward',
    {
      ...{ nomId: body.nomIds[0], reviewRating: 7, isCustom: false, customPoints: null },
      ...{ isIncludeInQuarterly: false, quarterlyMotivation: '' },
    },
    { as: boss.id },
  );
  expect(rated.body.second.seconds.count).toBeGreaterThan(0);
  await expect.poll(nominator as () => string[]).toContain('mynominations');
  await expect.poll(rater as () => string[]).toContain('approvals');
  await expect.poll(second as () => string[]).toContain('todolist');
  await expect.poll(also as () => string[]).toContain('nomlist');
  expect(no?.()).toEqual([]);
  await goBy(portal, { approvals: { daysMost: 10, rules: [] } });
});

describe('what happens', () => {
  test('is told to whom it concerns, on any instance, by the names of calls and nothing else', async () => {
    const [here, there, no] = [
      await hear(portal, { as: taker.id }),
      await hear(other, { as: taker.id }),
      await hear(other, { as: stranger.id }),
    ];
    await given(giver, taker);
    for (const one of [here, there])
      await expect
        .poll(() => [...one.stale()])
        .toEqual(expect.arrayContaining(['memberheader', 'statement', 'myrecognitions']));
    await bell(no);
    expect([...no.stale()]).toEqual(['getmemberdata']);
    expect(here.text()).not.toContain('Thank you');
    expect(here.text()).not.toContain(giver.memberId);
    expect(Object.fromEntries(here.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(here.headers.get('content-encoding')).toBeNull();
  });

  test('is told to the other devices of who did it, as their own', async () => {
    const device = await hear(other, { as: giver.id });
    await given(giver, taker);
    await expect.poll(() => device.messages.flatMap(({ own = [] }) => own)).toContain('rewardquote');
    expect([...device.stale()]).not.toContain('memberheader');
  });

  test('is told to those who decide about it, and not to whom it is about', async () => {
    const [decides, nominated, no] = [
      await hear(portal, { as: boss.id }),
      await hear(portal, { as: taker.id }),
      await hear(portal, { as: giver.id }),
    ];
    const nomination = { nomCat: [behaviour], reason: 'She stayed.', members: [taker.memberId] };
    expect((await portal.post('/api/nom/newnom', nomination, { as: stranger.id })).status).toBe(200);
    await expect.poll(() => [...decides.stale()]).toEqual(expect.arrayContaining(['nomlist', 'waiting']));
    await bell(nominated, no);
    for (const one of [nominated, no]) expect([...one.stale()]).toEqual(['getmemberdata']);
  });

  test('is told to whoever keeps it, and to everybody a little later', async () => {
    const admin = await portal.make.member({ is_admin_reports: true });
    const [keeps, anybody] = [await hear(portal, { as: admin.id }), await hear(portal, { as: stranger.id })];
    await transaction(portal.db, async (tx) => {
      const dates = { isEnabled: true, startDate: '2026-11-01', endDate: '2026-11-30' };
      await append(tx, {
        type: 'competition.changed',
        at: portal.now,
        actorId: null,
        subject: 'competition:1',
        facts: dates,
      });
    });
    await expect.poll(() => [...keeps.stale()]).toEqual(['competitionlist', 'competitionnominees']);
    await expect.poll(() => anybody.messages.flatMap(({ spread = [] }) => spread)).toContain('competitions');
    expect([...anybody.stale()]).toEqual([]);
  });

  test('with other rights everything is stale', async () => {
    const one = await hear(portal, { as: stranger.id });
    await transaction(portal.db, (tx) =>
      append(tx, {
        type: 'person.changed',
        at: portal.now,
        actorId: null,
        subject: `member:${stranger.id}`,
        concerns: [stranger.id],
        facts: { fields: [] },
      }),
    );
    await expect.poll(() => [...one.stale()]).toEqual(['everything']);
  });
});

describe('the bell', () => {
  test('is told that something new is there once it is, to whose it is alone; whoever missed it hears of it when they come again', async () => {
    const [rings, no] = [await hear(portal, { as: taker.id }), await hear(portal, { as: stranger.id })];
    const unread = async () => (await portal.post('/api/notice/noticecount', {}, { as: taker.id })).body.unread;
    const before = await unread();
    await given(giver, taker);
    await expect.poll(() => [...rings.stale()]).toContain('memberheader');
    expect([...rings.stale()]).not.toContain('noticecount');
    await portal.settle();
    await expect.poll(() => [...rings.stale()]).toEqual(expect.arrayContaining(['noticecount', 'noticelist']));
    expect(await unread()).toBeGreaterThan(before);
    await bell(no);
    expect([...no.stale()]).not.toContain('noticecount');
    const after = rings.lastId();
    rings.leave();
    const comeAgain = () => hear(other, { as: taker.id, headers: { 'last-event-id': String(after) } });
    const heardAll = await comeAgain();
    await bell(heardAll);
    expect([...heardAll.stale()]).not.toContain('noticecount');
    await given(giver, taker);
    await portal.settle();
    const missed = await comeAgain();
    await expect.poll(() => [...missed.stale()]).toContain('noticecount');
  });
});

describe('who comes again', () => {
  test('hears what came since, and only what concerns them; by the header or by the address', async () => {
    const first = await hear(portal, { as: taker.id });
    await given(giver, taker);
    await expect.poll(() => [...first.stale()]).toContain('memberheader');
    const after = first.lastId();
    first.leave();
    await given(giver, stranger);
    await given(giver, taker);
    const again = await hear(other, { as: taker.id, headers: { 'last-event-id': String(after) } });
    await expect.poll(() => [...again.stale()]).toContain('memberheader');
    expect(again.lastId()).toBeGreaterThan(after as number);
    const known = await hear(other, { as: taker.id, query: `?after=${again.lastId()}` });
    await bell(known);
    expect([...known.stale()]).toEqual(['getmemberdata']);
  });

  test('hears what happened since the page came, where it comes for the first time', async () => {
    await given(giver, taker);
    const one = await hear(portal, { as: taker.id, query: '?age=1000' });
    await expect.poll(() => [...one.stale()]).toContain('memberheader');
  });

  test('asks for everything where too much happened, or what they know is not known here', async () => {
    for (const query of ['?after=0', '?after=999999999']) {
      await transaction(portal.db, async (tx) => {
        await Promise.all(
          Array.from({ length: 1100 }, (_, n) =>
            append(tx, {
              type: 'order.placed',
              at: portal.now,
              actorId: null,
              subject: `order:${n}`,
              facts: { points: 1, pieces: 1 },
            }),
          ),
        );
      });
      const one = await hear(portal, { as: stranger.id, query });
      await expect.poll(() => [...one.stale()]).toEqual(['everything']);
      expect(one.messages).toHaveLength(1);
      await bell(one);
    }
  });

  test.each(['?after=x', '?after=-1', '?age=9e9', '?since=3'])(
    'with %s is told which field is wrong',
    async (query) => {
      const headers = { authorization: `Bearer ${await portal.tokenOf(stranger.id)}` };
      const answer = await portal.app.inject({ url: `/api/live${query}`, headers });
      expect([answer.statusCode, Object.keys(answer.json().formErrors)]).toEqual([400, [/\?(\w+)/.exec(query)?.[1]]]);
    },
  );
});

describe('who may not listen', () => {
  test('is told so: without a session, without a site, through the eyes of another', async () => {
    expect((await listen(portal, {})).status).toBe(401);
    expect((await listen(portal, { token: 'x'.repeat(43) })).status).toBe(401);
    const outside = await portal.make.member({ site_template: '' });
    expect((await listen(portal, { as: outside.id })).status).toBe(403);
    const admin = await portal.make.member({ is_admin_reports: true });
    const own = await hear(portal, { as: admin.id });
    const viewing = await portal.post(
      '/api/admin/beginviewing',
      { memberId: taker.memberId, reason: 'Their page is empty.' },
      { as: admin.id },
    );
    expect((await listen(portal, { token: viewing.body.token })).status).toBe(403);
    // The session from which they look was listening until then, and may again.
    expect(await own.ended).toBe('whole');
    expect((await hear(portal, { as: admin.id })).status).toBe(200);
  });

  test('hears no more: who has signed off, was signed off, or has left', async () => {
    const [off, ended, gone] = [await portal.make.member(), await portal.make.member(), await portal.make.member()];
    const hearing = await Promise.all(
      [off, ended, gone].map(({ id }) => portal.tokenOf(id).then((token) => hear(other, { token }))),
    );
    await portal.post('/api/member/logout', {}, { as: off.id });
    await portal.db.updateTable('tokens').set({ revoked_at: portal.now }).where('member_id', '=', ended.id).execute();
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', gone.id).execute();
    for (const one of hearing) expect(await one.ended).toBe('whole');
    expect(hearing.map((one) => one.text()).join()).not.toContain('retry');
  });

  test('the ninth browser of a member ends the first', async () => {
    const many = await portal.make.member();
    const first = await hear(portal, { as: many.id });
    for (let n = 0; n < 8; n += 1) await hear(portal, { as: many.id });
    expect(await first.ended).toBe('whole');
  });

  test('too often is too often', async () => {
    const limited = await appOn(
      { db: portal.db, settings: portal.settings, url: portal.url, close: async () => {} },
      { LAUREL_RATE_LIMITS: 'on' },
    );
    const often = await portal.make.member();
    await portal.db
      .insertInto('rate_counters')
      .values({
        name: 'liveOpens',
        subject: `member:${often.id}`,
        window_start: new Date(Math.floor(limited.now.getTime() / 60_000) * 60_000),
        hits: 120,
      })
      .execute();
    const answer = await listen(limited, { as: often.id });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await limited.app.close();
  });
});

test('a beat comes again and again, with the place among the events', async () => {
  const one = await hear(portal, { as: stranger.id });
  await expect.poll(() => one.text().split(':\n').length).toBeGreaterThan(4);
  expect(one.lastId()).toEqual(expect.any(Number));
});

test('takes no share of the requests of a member', async () => {
  const { db, settings, url } = portal;
  const narrow = await appOn({ db, settings, url, close: async () => {} }, { REQUESTS_AT_ONCE: '1' });
  const one = await listen(narrow, { as: stranger.id });
  expect((await narrow.post('/api/member/memberheader', {}, { as: stranger.id })).status).toBe(200);
  one.leave();
  await narrow.app.close();
});

test('when the portal stops, streams end whole and at once, each told to come again at its own time', async () => {
  const { db, settings, url } = portal;
  const stopping = await appOn({ db, settings, url, close: async () => {} });
  const all = await Promise.all([taker, stranger, giver, boss].map(({ id }) => listen(stopping, { as: id })));
  for (const one of all) await expect.poll(() => one.text()).toContain(':\n');
  await stopping.app.close();
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => 'whole'));
  const again = all.map((one) => Number(/retry: (\d+)/.exec(one.text())?.[1]));
  expect(again.every((ms) => ms >= 1000 && ms <= 15_000)).toBe(true);
  expect(new Set(again).size).toBe(all.length);
});

test('operators see how many listen, and what they were told', async () => {
  const one = await hear(portal, { as: taker.id });
  await given(giver, taker);
  await expect.poll(() => [...one.stale()]).toContain('memberheader');
  const figures = (await portal.app.inject('/metrics')).body;
  expect(Number(/laurel_live_connections (\d+)/.exec(figures)?.[1])).toBeGreaterThan(0);
  expect(Number(/laurel_live_told (\d+)/.exec(figures)?.[1])).toBeGreaterThan(0);
  expect(figures).toMatch(/laurel_live_resets \d+/);
  expect(figures).toContain('laurel_live_ended{reason="session"}');
  expect(figures).not.toContain('path="/api/live"');
});

test('many transactions at once, some slow, some rolled back: two instances pass none over', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => portal.make.member()));
  const hearing = await Promise.all(members.flatMap(({ id }) => [hear(portal, { as: id }), hear(other, { as: id })]));
  await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const { id } = members[n % members.length] as MadeMember;
      await sleep(Math.random() * 300);
      await transaction(portal.db, async (tx) => {
        await append(tx, {
          type: 'points.forfeited',
          at: portal.now,
          actorId: null,
          subject: `member:${n}`,
          concerns: [id],
          facts: { points: 1 },
        });
        if (n % 7 === 0) await sleep(Math.random() * 200);
        if (n % 3 === 0) throw new Error('rolled back');
      }).catch((error: Error) => {
        if (error.message !== 'rolled back') throw error;
      });
    }),
  );
  const last = await portal.db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  for (const one of hearing) await expect.poll(() => one.lastId() ?? 0).toBeGreaterThanOrEqual(Number(last.id));
  for (const one of hearing) expect([...one.stale()]).toEqual(['memberheader', 'statement']);
});

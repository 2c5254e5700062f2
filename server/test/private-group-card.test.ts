import type { Capability } from '@laurel/contract/access';
import { feedScopes } from '@laurel/contract/programme/audience';
import { groupCardLists } from '@laurel/contract/programme/group-cards';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import type { Known } from './arbitrary.ts';
import { clockworkOf } from './clockwork.ts';
import type { MadeMember } from './make.ts';
import { askAll, reading } from './reading.ts';

const seed = 20_261_201;

/** What is signed, and nowhere else. */
const said = 'Quagga quietly quotes quartz';
const script = 'Zebulon Quincy';

let portal: TestApp;
let known: Known;
let person: MadeMember;
/** Whom the card is for comes first: they least of all may hear of it. */
const others = new Map<string, MadeMember>();
let cardId: string;
let signatureId: string;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  const boss = await make.member({ is_manager: true });
  // Whatever office they hold, it is for them.
  person = await make.member({
    manager_id: boss.id,
    roles: (['administrator', 'moderator', 'people', 'finance', 'auditor'] as const).map((capability) => ({
      capability,
    })),
  });
  const signer = await make.member({ manager_id: boss.id });
  others.set('its person', person);
  const office = (...capabilities: Capability[]) =>
    make.member({ roles: capabilities.map((capability) => ({ capability })) });
  for (const one of [
    'administrator',
    'moderator',
    'people',
    'finance',
    'auditor',
    'clusterAdmin',
    'committee',
  ] as const)
    others.set(one, await office(one));
  others.set('stranger', await make.member());
  const post = async (name: string, input: object) => {
    const { status, body } = await portal.post(`/api/site/${name}`, input, { as: signer.id });
    expect([name, status, body.formErrors]).toEqual([name, 200, undefined]);
    return body;
  };
  ({ cardId } = await post('begingroupcard', { memberId: person.memberId, occasion: 'farewell', day: '2026-11-27' }));
  const { own } = await post('signgroupcard', {
    cardId,
    text: said,
    script,
    strokes: [[77, 77, 78, 78]],
    keepsPicture: false,
  });
  signatureId = own.signatureId;
  await portal.settle();
  known = {
    ...{ cardId: [cardId], id: [signatureId, cardId], of: ['signature', 'card', 'comment'], list: groupCardLists },
    ...{ memberId: [person.memberId, signer.memberId], scope: feedScopes, limit: [10, 30], after: ['999999'] },
    ...{ search: [person.memberNumber, signer.memberNumber, 'quagga quartz', ''], format: ['csv'] },
    ...{ selMonth: ['November 2026'], selMonthFrom: ['November 2026'], selMonthTo: ['November 2026'] },
    ...{ since: ['0.0'], day: ['2026-11-20', '2026-11-21'] },
    ...{ state: [], status: [''], awardStatus: [''], isAll: [true], recipients: [person.memberId] },
  };
});
afterAll(() => portal.close());

test('what a team signs is told to nobody who is not asked, whatever they ask for, and not to its person before the day', {
  timeout: 600_000,
}, async () => {
  const { found, answered } = await askAll(portal, {
    ...{ known, people: others, seed },
    tells: (answer) => [said, script, '"groupcard:'].some((words) => answer.includes(words)),
  });
  expect(found).toEqual([]);
  expect(answered.size).toBeGreaterThan(reading.length * 0.7);
});

test('no message, notice or event tells them of it before the day', async () => {
  const { rows } = await sql<{ what: string }>`
    select 'message ' || letter as what from messages where member_id = ${person.id}
    union all select 'notice ' || letter from notices where member_id = ${person.id}
    union all select 'event ' || type from events where ${person.id} = any(concerns) and type like 'groupcard%'`.execute(
    portal.db,
  );
  expect(rows).toEqual([]);
  const { body } = await portal.post('/api/member/exportmydata', {}, { as: person.id });
  expect(JSON.stringify(body)).not.toMatch(/Quagga|Zebulon/);
});

test('from the day on it is theirs', async () => {
  portal.now = new Date('2026-11-27T07:00:00Z');
  await clockworkOf(portal).run('look-after-group-cards');
  const { rows } =
    await sql`select from events where ${person.id} = any(concerns) and type = 'groupcard.delivered'`.execute(
      portal.db,
    );
  expect(rows).toHaveLength(1);
});

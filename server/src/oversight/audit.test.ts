import { createHash } from 'node:crypto';
import { auditKinds } from '@laurel/contract/calls/oversight/audit-kinds';
import type { AuditRow } from '@laurel/contract/calls/oversight/audit-shown';
import { eventTypes } from '@laurel/contract/events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import { proveAndSeal } from '#ledger/proofs';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { going, ideaCategory } from '../../test/programmes/going.ts';
import { upload } from '../../test/upload.ts';
import { acts, actsOf } from './acts.ts';

let portal: TestApp;
let ada: MadeMember;
let aud: MadeMember;
let ann: MadeMember;
let lea: MadeMember;
let orderNum: string;

const reward = going.points.ideas.find((points) => points > 0) ?? 0;

/** A day of what an audit has of many kinds, and somebody of it is erased at its end. */
beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin', member_number: '1' });
  aud = await portal.make.member({ roles: [{ capability: 'auditor' }] });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', points: 1000 });
  lea = await portal.make.member({ firstname: 'Lea', surname: 'Left', points: 1000 });
  await call('giverole', { memberId: ann.memberId, capability: 'shop', scopeKind: 'everything' });
  await call('giverole', { memberId: lea.memberId, capability: 'committee', scopeKind: 'everything' });
  await setUp('First');
  await setUp('Second');
  const wish = { category: ideaCategory, title: 'Trees', idea: 'More of them' };
  const { ideaBoxId } = (await portal.post('/api/idea/ideasubmit', wish, { as: lea.id })).body;
  const review = { ideaBoxId, actionStatus: 'A fine idea, Lea.', points: reward };
  expect((await portal.post('/api/idea/donexusideareview', review, { as: ada.id })).status).toBe(200);
  const { memberOrderId } = await buy(portal, ann, [await makeProduct(portal)]);
  orderNum = (
    await sql<{ n: string }>`select order_num as n from orders where id = ${memberOrderId}`.execute(portal.db)
  ).rows[0]?.n as string;
  expect((await portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: ann.id })).status).toBe(200);
  await upload(portal, 'code,kind,value\r\nAUDIT,percent,10\r\n', { as: ada.id });
  await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', lea.id).execute();
  await transaction(portal.db, (tx) => eraseMember(tx, lea.memberNumber, portal.now));
  await portal.settle();
});
afterAll(() => portal.close());

const call = (name: string, input: object, by = ada) => portal.post(`/api/admin/${name}`, input, { as: by.id });
const setup = { startDate: '2026-11-01', endDate: '2026-11-30', isEnabled: true };
const words = { description: '', textboxTitle: '', textboxDescription: '' };
const setUp = (title: string) =>
  portal.post('/api/competition/admincompetitionupdate', { ...setup, ...words, title }, { as: ada.id });

async function listed(filter: object = {}): Promise<AuditRow[]> {
  const { status, body } = await call('auditlist', { limit: 100, ...filter });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.entries;
}
const actsIn = async (filter: object) => (await listed(filter)).map(({ act }) => act);

describe('auditlist', () => {
  test('tells who did what to whom, the newest first, in sentences', { tags: 'seed' }, async () => {
    const entries = await listed();
    expect(entries.map((entry) => entry.words)).toEqual([
      `The personal data of member ${lea.memberNumber} was erased.`,
      'A file was taken in: Promo codes. New 1, changed 0, removed 0.',
      `Order ${orderNum} was cancelled. Points that came back: 50.`,
      expect.stringMatching(new RegExp(`^The idea “.+” was reviewed\\. Points: ${reward}\\.$`)),
      'The competition “Second” was changed.',
      'The competition “Second” was added.',
      'Former colleague was given a role: committee.',
      'Ann Able was given a role: shop.',
    ]);
    expect(entries.map(({ actor }) => actor?.name ?? null)).toEqual([
      ...[null, 'Ada Admin', 'Ann Able'],
      ...Array.from({ length: 5 }, () => 'Ada Admin'),
    ]);
  });

  test('finds by each of its filters, and by all together', { tags: 'seed' }, async () => {
    expect(await actsIn({ actor: ann.memberId })).toEqual(['order.cancelled']);
    expect(await actsIn({ about: ann.memberId })).toEqual(['order.cancelled', 'role.given']);
    expect(await actsIn({ about: lea.memberId })).toEqual(['member.erased', 'idea.reviewed', 'role.given']);
    expect(await actsIn({ kind: 'roles' })).toEqual(['role.given', 'role.given']);
    expect(await actsIn({ kind: 'competition' })).toEqual(['competition.changed', 'competition.added']);
    expect(await actsIn({ search: orderNum })).toContain('order.cancelled');
    expect(await actsIn({ search: ann.memberNumber })).toContain('role.given');
    expect(await actsIn({ search: `member:${ann.id}` })).toEqual(['role.given']);
    expect(await actsIn({ search: 'nothing of the kind' })).toEqual([]);
    expect(await actsIn({ kind: 'roles', about: ann.memberId, actor: ada.memberId })).toEqual(['role.given']);
    expect(await actsIn({ kind: 'roles', actor: ann.memberId })).toEqual([]);
    const now = portal.now.toISOString();
    expect(await actsIn({ dateFrom: '2026-11-21T00:00:00Z' })).toEqual([]);
    expect(await actsIn({ dateUntil: now })).toEqual([]);
    expect(await actsIn({ dateFrom: now, kind: 'uploads' })).toEqual(['upload.applied']);
  });

  test('is turned page by page, and counted with the first', async () => {
    const all = await listed();
    const { body: first } = await call('auditlist', { limit: 3 });
    expect(first).toMatchObject({ total: all.length, isMore: false, next: all[2]?.auditId });
    const { body: second } = await call('auditlist', { limit: 3, after: first.next });
    expect([...first.entries, ...second.entries]).toEqual(all.slice(0, 6));
    expect(second.total).toBeUndefined();
    const { body: last } = await call('auditlist', { limit: 3, after: second.next });
    expect(last).toMatchObject({ next: null });
    const { body: ofKind } = await call('auditlist', { limit: 1, kind: 'roles' });
    const { body: next } = await call('auditlist', { limit: 1, kind: 'roles', after: ofKind.next });
    expect([ofKind.total, ofKind.entries.length, next.entries.length, next.next]).toEqual([2, 1, 1, null]);
  });

  test('is of auditors and administrators, who read and nobody else', async () => {
    const people = await portal.make.member({ roles: [{ capability: 'people' }] });
    for (const name of ['auditlist', 'auditone', 'auditproof', 'exportaudit'])
      expect((await call(name, {}, people)).status).toBe(403);
    expect((await call('auditlist', { limit: 1 }, aud)).status).toBe(200);
    expect((await call('uploadlist', { limit: 1 }, aud)).status).toBe(200);
    expect((await call('messagelist', { limit: 1 }, aud)).status).toBe(200);
    expect((await call('resendmessage', { state: 'stuck', messageId: '1' }, aud)).status).toBe(403);
    expect((await call('auditlist', { limit: 1 }, ann)).status).toBe(403);
  });

  test('refuses what cannot be looked for', async () => {
    const turned = { limit: 1, dateFrom: '2026-11-02T00:00:00Z', dateUntil: '2026-11-01T00:00:00Z' };
    expect((await call('auditlist', turned)).body.formErrors).toHaveProperty('dateUntil');
    expect((await call('auditlist', { limit: 1, kind: 'x' })).body.formErrors).toHaveProperty('kind');
    expect((await call('auditlist', { limit: 0 })).status).toBe(400);
    expect((await call('auditlist', { limit: 1, actor: '1.999999' })).body).toMatchObject({ entries: [], actor: null });
    const { body } = await call('auditlist', { limit: 1, actor: ada.memberId, about: lea.memberId });
    expect([body.actor.name, body.about.name]).toEqual(['Ada Admin', 'Former colleague']);
  });

  test('every act has a kind and a sentence', () => {
    const types = Object.entries(eventTypes).flatMap(([type, { isAct }]) => (isAct ? [type] : []));
    expect(Object.keys(acts).toSorted()).toEqual(types.toSorted());
    expect(auditKinds.flatMap(actsOf).toSorted()).toEqual(types.toSorted());
  });
});

describe('auditone', () => {
  const entryOf = async (act: string) => {
    const entry = (await listed()).find((one) => one.act === act);
    return (await call('auditone', { auditId: entry?.auditId })).body;
  };

  test('tells what was before and after, field by field, and its place in the chain', { tags: 'seed' }, async () => {
    const changed = await entryOf('competition.changed');
    expect(changed.changes).toEqual([{ name: 'Title', before: 'First', after: 'Second' }]);
    expect(changed.facts).toEqual([
      { name: 'On', value: 'Yes' },
      { name: 'From', value: '1 Nov 2026' },
      { name: 'Until', value: '30 Nov 2026' },
    ]);
    const added = await entryOf('competition.added');
    expect(changed.chain).toMatchObject({ isWhole: true, previousHash: added.chain.hash, previousId: added.auditId });
    expect(added.chain.nextId).toBe(changed.auditId);
    expect(changed.chain.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('names whom it concerns, and says where words were erased', { tags: 'seed' }, async () => {
    const reviewed = await entryOf('idea.reviewed');
    expect(reviewed).toMatchObject({
      concerns: { count: 1, people: [{ name: 'Former colleague', memberNumber: lea.memberNumber }] },
      ...{ isErased: true, chain: { isWhole: true } },
    });
    expect(JSON.stringify(reviewed)).not.toContain('A fine idea');
    expect(JSON.stringify(reviewed)).not.toContain('Lea');
    expect(await entryOf('upload.applied')).toMatchObject({
      isErased: false,
      facts: expect.arrayContaining([{ name: 'File', value: 'file.csv' }]),
    });
  });

  test('notices what was changed since it was sealed', { tags: 'seed' }, async () => {
    const { auditId } = await entryOf('competition.changed');
    const owner = await openConnection(portal.settings);
    const change = (by: number) => `update events set facts = jsonb_set(facts, '{isEnabled}', '${by === 1}')
      where id = (select event_id from audit_entries where id = ${auditId})`;
    await owner.query(`alter table events disable trigger user; ${change(0)}`);
    expect((await call('auditone', { auditId })).body.chain.isWhole).toBe(false);
    await owner.query(`${change(1)}; alter table events enable trigger user`);
    await owner.end();
    expect((await call('auditone', { auditId })).body.chain.isWhole).toBe(true);
  });

  test('knows no other', async () => {
    expect((await call('auditone', { auditId: '999999' })).status).toBe(404);
  });
});

describe('exportaudit', () => {
  const file = async (wish: object) => {
    const { statusCode, body, headers } = await portal.app.inject({
      ...{ method: 'POST', url: '/api/admin/exportaudit', payload: wish },
      headers: { authorization: `Bearer ${await portal.tokenOf(aud.id)}` },
    });
    expect(statusCode).toBe(200);
    return { text: body, name: String(headers['content-disposition']) };
  };
  /** What somebody outside has: the file, SHA-256 and docs/operations/audit.md. */
  const sha = (...parts: (string | Buffer)[]) => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  const hex = (text: string) => Buffer.from(text, 'hex');
  function faultsOf(jsonl: string): string[] {
    let last = '';
    return jsonl
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .flatMap(({ entry, format, previousHash, hash, sealed, words, salt }) => {
        const isBehind = previousHash === last;
        last = hash;
        if (!isBehind) return [`${entry} does not follow`];
        if (sealed === null) return [];
        const text = format === 3 ? sha(sealed) : sealed;
        if (sha(hex(previousHash), text).toString('hex') !== hash) return [`${entry} is not as it was sealed`];
        if (words !== null && !sealed.endsWith(sha(hex(salt), words).toString('hex')))
          return [`${entry} has other words`];
        return [];
      });
  }

  test('lets an outsider make the whole chain anew', { tags: 'seed' }, async () => {
    const { text, name } = await file({ format: 'jsonl' });
    expect(name).toContain('audit.jsonl');
    expect(text.trimEnd().split('\n')).toHaveLength((await listed()).length);
    expect(faultsOf(text)).toEqual([]);
    expect(faultsOf(text.replace('|competition.changed|', '|competition.removed|'))).toHaveLength(1);
    expect(faultsOf(text.replace('file.csv', 'other.csv'))).toHaveLength(1);
    const lines = text.trimEnd().split('\n');
    expect(faultsOf(lines.toSpliced(2, 1).join('\n'))).toHaveLength(1);
    expect(text).not.toContain('Lea');
  });

  test('is a table for people, with the same filters', { tags: 'seed' }, async () => {
    const { text } = await file({ format: 'csv', kind: 'competition' });
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toContain('"Entry";"Time (UTC)";"Who";"Member number";"What"');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('Title: First → Second');
    expect((await file({ format: 'xlsx' })).name).toContain('audit.xlsx');
    expect((await file({ format: 'jsonl', search: 'nothing of the kind' })).text).toBe('');
  });
});

describe('auditproof', () => {
  test('tells how far the audit is sealed, what waits, and what the last proofs found', { tags: 'seed' }, async () => {
    const before = (await call('auditproof', {})).body;
    const last = (await listed())[0];
    expect(before).toMatchObject({
      chain: { entries: (await listed()).length, lastId: last?.auditId },
      ...{ waiting: { count: 0, oldestDate: null }, setAside: 0, proofs: [] },
    });
    await transaction(portal.db, (tx) =>
      append(tx, { type: 'setup.finished', at: portal.now, actorId: ada.id, subject: 'setup:1', facts: {} }),
    );
    await proveAndSeal(portal.db, { of: 'whole', now: portal.now });
    const { waiting, proofs } = (await call('auditproof', {})).body;
    expect(waiting).toEqual({ count: 1, oldestDate: portal.now.toISOString() });
    expect(proofs).toMatchObject([
      { of: 'audit', findings: 0, dateRight: portal.now.toISOString() },
      { of: 'ledger', findings: 0 },
    ]);
    await portal.settle();
    expect((await call('auditproof', {})).body.waiting.count).toBe(0);
  });
});

test('uploadlist tells who took in which file, and what it changed', async () => {
  const { body } = await call('uploadlist', { limit: 10 });
  expect(body).toMatchObject({ total: 1, isMore: false, next: null });
  expect(body.uploads).toMatchObject([
    { kind: 'promos', fileName: 'file.csv', by: { name: 'Ada Admin' }, added: 1, changed: 0, removed: 0 },
  ]);
  expect(body.uploads[0].sha256).toMatch(/^[0-9a-f]{64}$/);
});

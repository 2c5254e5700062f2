import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { csv, people, rosterDesk } from '../../test/roster.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeAll(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const few = 500;
const many = 50_000;
const file = (count: number) => csv(desk.adaRow, ...people(count));
const send = (count: number, query: string) => upload(portal, file(count), { as: desk.ada.id, query });
const admin = (call: string, body: object) => portal.post(`/api/admin/${call}`, body, { as: desk.ada.id });
const sizeOf = (body: object) => JSON.stringify(body).length;
const shown = 200;

test('a preview of 50,000 people tells as much as one of 500, and how far it is read', { tags: 'sweep' }, async () => {
  const small = await send(few, 'dryRun=1');
  const seen: number[] = [];
  const large = send(many, 'dryRun=1&uploadId=many');
  // loop: until it is read
  for (let isRead = false; !isRead; ) {
    const { body } = await portal.post('/datauploadapi/uploadprogress', { uploadId: 'many' }, { as: desk.ada.id });
    if (body.done > 0) seen.push(body.done);
    isRead = body.isFinished;
  }
  const { body } = await large;
  expect([small.body.added, body.added]).toEqual([few, many]);
  expect(body.changes).toHaveLength(shown);
  // The counts have more digits, the first people are the same.
  expect(sizeOf(body)).toBeLessThan(1.1 * sizeOf(small.body));
  expect(new Set(seen).size).toBeGreaterThan(1);
  expect(Math.max(...seen)).toBe(many + 1);
});

test('50,000 people are undone at once, and what stays is told in pages and as a file', { tags: 'sweep' }, async () => {
  expect((await send(many, 'confirm=roles')).status).toBe(200);
  await sql`update members set registered_at = ${portal.now} where member_number like 'P1%'`.execute(portal.db);
  const { rows } = await sql<{ id: string; differences: number; stay: number }>`
    select u.id::text as id, u.differences, (select count(*) from members where member_number like 'P1%') as stay
    from uploads u order by u.id desc limit 1`.execute(portal.db);
  const { id: uploadId, differences, stay } = rows[0] as (typeof rows)[number];
  expect(differences).toBe(many);
  const { body: preview } = await admin('tryundo', { uploadId });
  expect(preview).toMatchObject({ removed: many - stay, stays: { count: stay } });
  expect([preview.changes.length, preview.stays.rows.length]).toEqual([shown, shown]);
  const told = String((await admin('undofile', { uploadId })).body)
    .trim()
    .split('\r\n');
  expect(told).toHaveLength(1 + many);
  const seen = { added: 0, changed: 0, removed: many - stay, points: 0, stays: stay };
  const wish = { uploadId, reason: 'The wrong company.', seen, confirm: preview.confirm };
  const { status, body } = await admin('undoupload', wish);
  expect([status, body.message]).toEqual([200, undefined]);
  expect((await desk.active()).length).toBe(1 + stay);
});

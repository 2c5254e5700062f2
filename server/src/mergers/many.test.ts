import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let one: MadeMember;
let two: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  [one, two] = await Promise.all([
    portal.make.member({ is_admin_reports: true }),
    portal.make.member({ is_admin_reports: true }),
  ]);
});
afterAll(() => portal.close());

const many = 50_000;
const as = (by: MadeMember, path: string, body: object) => portal.post(path, body, { as: by.id });

/** So many cards that somebody received, each with its award, words and message. */
async function cardsFor(to: MadeMember, from: MadeMember): Promise<void> {
  await sql`
    with given as materialized (
      select nextval('awards_id_seq') as id from generate_series(1, ${many}::int)
    ), award as (
      insert into awards (id, what, by_id, reason, points, send_by, created_at, message_length) overriding system value
      select id, 'thankyou', ${from.id}, 'Thank you', 0, 'email', ${portal.now}, 3 from given
    ), line as (
      insert into award_lines (award_id, to_id) select id, ${to.id} from given
    ), said as (
      insert into words (of, of_id, by_id, about_id, text) select 'award.message', id, ${from.id}, ${to.id}, 'Hey' from given
    ), message as (
      insert into messages (channel, member_id, created_at, event_id, letter, about_id, state, ended_at)
      select 'email', ${to.id}, ${portal.now}, 1, 'card', id, 'sent', ${portal.now} from given
    )
    insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at)
    select 'thankyou', ${from.id}, ${to.id}, 'Thank you', 0, id, ${portal.now} from given`.execute(portal.db);
}

test('somebody with 50,000 cards is merged as anybody is', async () => {
  const [stays, doubled, bob] = await Promise.all([
    portal.make.member({ points: 5 }),
    portal.make.member({ points: 5 }),
    portal.make.member(),
  ]);
  await cardsFor(doubled, bob);
  await cardsFor(stays, bob);
  const asked = { memberId: stays.memberId, otherId: doubled.memberId, staysId: stays.memberId };
  const { preview } = (await as(one, '/api/admin/trymerger', asked)).body;
  expect(preview.account.lines).toContainEqual({ kind: 'cardsReceived', moves: many, together: 0 });
  const wish = { staysId: stays.memberId, doubledId: doubled.memberId, reason: 'Twice.', seen: preview.stamp };
  const { second } = (await as(one, '/api/admin/merge', wish)).body;
  const confirmed = await as(two, '/api/admin/confirmapproval', { approvalId: second.approvalId });
  expect([confirmed.status, confirmed.body.message]).toEqual([200, expect.any(String)]);
  const { rows } = await sql<{ cards: number }>`
    select count(*) as cards from recognitions where to_id = ${stays.id}`.execute(portal.db);
  expect(rows).toEqual([{ cards: 2 * many }]);
  await expectBooksRight(portal.db);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchable } from '#directory/search-text';
import { messages, type Written, written } from '#outbox/letter';
import { appOn, type TestApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { emptyDatabase } from '../../test/database.ts';
import { restore } from '../commands/restore.ts';
import { createDb } from './pool.ts';

const folder = join(import.meta.dirname, '../../test/former-release');

interface Asked {
  /** The member number of who asks. */
  as: string;
  path: string;
  body: { search?: string };
  status: number;
  answer: unknown;
}

interface Account {
  kind: string;
  member: string | null;
  balance: number | null;
  version: number | null;
  isClosed: boolean;
  legs: number;
  moved: string;
}

const before: { books: Account[]; answers: Asked[] } = JSON.parse(
  gunzipSync(readFileSync(join(folder, 'answers.json.gz'))).toString(),
);

let portal: TestApp;
let ids: Map<string, number>;

beforeAll(async () => {
  const base = await emptyDatabase();
  await restore(base.settings, join(folder, 'company.backup'));
  const db = createDb(base.settings, { applicationName: 'laurel test' });
  const close = async () => {
    await db.destroy();
    await base.close();
  };
  portal = await appOn({ ...base, db, close }, { VOUCHER_KEYS: Buffer.alloc(32, 7).toString('base64') });
  portal.now = new Date('2026-11-20T10:00:00Z');
  const members = await db.selectFrom('members').select(['id', 'member_number']).execute();
  ids = new Map(members.map(({ id, member_number }) => [member_number, id]));
});
afterAll(() => portal.close());

describe('a year of the former release', () => {
  test('has the same accounts, and its books are right', async () => {
    const { rows } = await sql<Account>`
      select a.kind, m.member_number as member, a.balance, a.version, a.closed_at is not null as "isClosed",
        (select count(*) from ledger_legs l where l.account_id = a.id) as legs,
        (select coalesce(sum(l.amount), 0) from ledger_legs l where l.account_id = a.id)::text as moved
      from ledger_accounts a left join members m on m.id = a.member_id order by a.id`.execute(portal.db);
    expect(rows).toEqual(before.books);
    await expectBooksRight(portal.db);
  });

  const paths = [...new Set(before.answers.map(({ path }) => path))];
  test.each(paths)('%s answers what it answered before', async (path) => {
    for (const { as, body, status, answer } of before.answers.filter((asked) => asked.path === path)) {
      const now = await portal.post(path, body, { as: ids.get(as) as number });
      expect({ as, body, status: now.status }).toEqual({ as, body, status });
      expect(now.body).toMatchObject(asToday(path, body, answer as object));
    }
  });

  test('what was promised and not yet sent still waits', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from messages where state = 'promised'`.execute(portal.db);
    expect(rows[0]?.count).toBe(promised);
    await portal.settle();
    const letters = [];
    for (const message of await messages(portal.db, sql`m.state = 'promised'`))
      letters.push({ ...message, ...((await written(portal.db, portal.lettersByName, message)) as Written) });
    const [warnings, others] = [letters.filter(isWarning), letters.filter((letter) => !isWarning(letter))];
    for (const { to, text } of warnings)
      expect([to.includes('@'), text]).toEqual([true, expect.stringContaining('profile')]);
    expect(others.length).toBeGreaterThan(10);
    for (const { to, text, html = '', memberId } of others) {
      const { rows: reader } = await sql<{ name: string; email: string }>`
        select called as name, email from people where id = ${memberId}`.execute(portal.db);
      expect(to).toBe(reader[0]?.email);
      expect(text).toContain(`Hello ${reader[0]?.name}`);
      expect(text + html).not.toMatch(/\{(name|link)\}/);
      if (html) expect(html).toMatch(new RegExp(`Hello ${reader[0]?.name}[\\s\\S]*href="[^"]+/card/\\d+"`));
    }
    const { rows: kept } = await sql<{ count: number }>`select count(*) as count from carried_words`.execute(portal.db);
    expect(kept[0]?.count).toBe(promised);
  });
});

/** Two letters find the beginnings of words only since then: those whom they were found within are missing. */
function asToday(path: string, { search = '' }: { search?: string }, answer: object): object {
  if (path !== '/api/site/getmemberlist' || search.length !== 2) return answer;
  const { memberList } = answer as { memberList: Record<'firstname' | 'surname' | 'memberNumber', string>[] };
  const begins = (text: string) =>
    searchable(text)
      .split(' ')
      .some((word) => word.startsWith(search));
  return {
    memberList: memberList.filter(({ firstname, surname, memberNumber }) =>
      begins(`${firstname} ${surname} ${memberNumber}`),
    ),
  };
}

/** Goes to another address than today's, and greets nobody. */
const isWarning = ({ letter }: { letter: string }) => ['carried addresses', 'carried confirm-email'].includes(letter);

/** Of the former release, when it was backed up. */
const promised = 25;

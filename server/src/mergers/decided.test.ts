import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { fates } from './decided.ts';
import { nominationThings, things } from './things.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Ids of other things than people, which nothing but their name tells: a column that is new is either here, or decided about. */
const ofOthers = new Set([
  ...[
    'announcement_dismissals.announcement_id',
    'approvals.subject_id',
    'audit_entries.event_id',
    'award_lines.award_id',
  ],
  ...['card_cases.card_id', 'card_cases.case_id', 'card_deeds.card_id', 'card_deeds.comment_id'],
  ...['card_reports.card_id', 'card_reports.comment_id', 'card_deeds.idea_id', 'card_reports.idea_id'],
  ...['carried_words.message_id', 'competition.competition_id', 'corrections.subject_id'],
  'push_told.message_id',
  ...['ballot_votes.ballot_id', 'ballot_votes.summary_id', 'ballots.announcement_id'],
  ...['card_reports.signature_id', 'card_deeds.signature_id', 'work_stages.item_id'],
  ...['event_particulars.event_id', 'events_set_aside.event_id', 'fed_files.source_id', 'ledger_legs.transaction_id'],
  ...[
    'ledger_legs.account_id',
    'ledger_seals.through_id',
    'merger_moves.row_id',
    'messages.event_id',
    'messages.about_id',
  ],
  ...['notices.event_id', 'notices.about_id', 'notices.digest_id', 'digests.run_id'],
  ...[
    'nominations.competition_id',
    'pot_lots.account_id',
    'pot_lots.transaction_id',
    'pot_lots.parent_id',
    'pot_marks.lot_id',
  ],
  ...['debt_changes.earned_id', 'debts.account_id', 'missed_files.source_id'],
  ...['awards.delegation_id', 'pot_uses.transaction_id', 'pot_uses.lot_id', 'recognitions.award_id', 'words.of_id'],
]);

/** Of the database's own catalogue: whole numbers, alone or in lists, that refer to members or to nothing that it knows. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ of: string }>`
    select c.relname || '.' || a.attname as of
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype)
      and (f.confrelid = 'members'::regclass or (f.oid is null and a.attname ~ '(_id|_ids|_by|^by|^to|^from|concerns|people|about|members?|who)$'))
    order by 1`.execute(database.db);
  return rows.map(({ of }) => of).filter((of) => !ofOthers.has(of));
}

test('of every column that names a person it is decided what a merger does with it', async () => {
  const found = (await columnsOfPeople()).toSorted();
  // Numbers of people, not whom.
  const counted = found.filter((of) => !fates.has(of) && of.endsWith('.people'));
  expect(counted).toEqual([]);
  expect(found).toEqual([...new Set(fates.keys())].toSorted());
});

test('whatever is written once moves by its one door, and everything else without it', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_follow\\_merger'`.execute(
    database.db,
  );
  const guarded = new Set(rows.map(({ name }) => name));
  const by = [...nominationThings, ...things].filter(({ isWrittenOnce }) => isWrittenOnce);
  expect(new Set(by.map(({ of }) => of.split('.')[0]))).toEqual(guarded);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folded } from '@laurel/contract/rules/folded';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';

/** What migration 0049 makes of texts that were written before it. */
const migration = readFileSync(join(import.meta.dirname, '../../migrations/0049_folded_letters.sql'), 'utf8');

/** As names were folded until then. */
const foldedBefore = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').replace(/\s+/g, ' ').trim();

const names = [
  ...['Müller', 'Søren Æthelred', 'Œuvre', 'Þórdís Eiðs', 'Łukasz', 'Đặng', 'Işık', 'Əliyev', 'Γιώργος', 'O’Brien'],
  ...['فاطمة', 'موسى', 'علی کریمی', 'محمـــد', 'ٱلرحمن', 'ہ ھ ە ې', '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', 'Ħŋŧ', 'a\u00adb\u200dc'],
  ...['ʼa ʻb `c ´d ‘e', 'Plain Name 100'],
];

test('what was written before is found as if it were written today', async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const functions = migration.slice(0, migration.indexOf('update profiles'));
  const { rows } = await db.connection().execute(async (one) => {
    await sql.raw(functions).execute(one);
    return sql<{ found: string }>`
      select case when pg_temp.has_such(text) then pg_temp.folded_once(text) else text end as found
      from unnest(${names.map(foldedBefore)}::text[]) with ordinality as each (text, n) order by n`.execute(one);
  });
  expect(rows.map(({ found }) => found)).toEqual(names.map(folded));
});

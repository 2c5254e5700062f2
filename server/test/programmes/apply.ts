import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgrammeDocument, Rules } from '@laurel/contract/programme/items';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { transaction } from '#db/transaction';
import { speakTo } from '#languages/reader';
import { readProgramme } from '#programme/file';
import { firstProgramme } from '#programme/rules';
import { type Saved, saveProgramme } from '#programme/save';
import { specifiedWays } from '#settings/ways';
import type { TestApp } from '../app.ts';

/** Quite another company's. */
export const other = readProgramme(readFileSync(join(import.meta.dirname, 'other.yaml'), 'utf8'));

/** Saves it as the command does, and waits until this portal goes by it, as other instances do within a second. */
export async function goBy(
  portal: TestApp,
  document: Partial<ProgrammeDocument>,
  from: Date = portal.now,
): Promise<Saved> {
  const saving = {
    first: firstProgramme(portal.config.firstRules),
    document,
    from,
    byId: null,
    reason: 'A test',
    now: portal.now,
  };
  const saved = await transaction(portal.db, (tx) => saveProgramme(tx, saving));
  await portal.company.ways.known();
  return saved;
}

/** As a company does it whose programme has these rules. */
export function underRules<Result>(rules: Partial<Rules>, run: () => Result): Result {
  return speakTo({ ...specifiedWays, locale: 'en', programme: { ...specifiedWhole, ...rules } }, run);
}

import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import { noLimits } from '#db/begin';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { makeMonths } from '#events/months';
import { speakTo } from '#languages/reader';
import { specifiedWays } from '#settings/ways';
import { announce } from './announcements.ts';
import { moveBirthdays } from './cards.ts';
import { holdEvents } from './events.ts';
import { daysBefore, type Loading } from './loading.ts';
import { registerEveryone, writeProfiles } from './people.ts';
import { hangPortraits } from './portraits.ts';
import { closeQuarters } from './quarters.ts';
import { giveRoles } from './roles.ts';
import { dressSites, openCompetition } from './site.ts';
import { upload } from './upload.ts';

export interface Demonstration extends Omit<Loading, 'tx' | 'beginning'> {
  db: Db;
}

/**
 * Loads the demonstration company into a database without a member, all or nothing, through the same verbs as everything
 * that happens later; a database with people in it stays as it is. Answers whether it was loaded.
 */
export async function loadDemonstration({ db, ...demonstration }: Demonstration): Promise<boolean> {
  return transaction(
    db,
    async (tx) => {
      // Of two instances that start together on one database the second waits, and then finds the company there.
      await sql`select pg_advisory_xact_lock(7202611204)`.execute(tx);
      // limit: whether there is anybody at all
      if (await tx.selectFrom('members').select('id').limit(1).executeTakeFirst()) return false;
      const beginning = daysBefore(demonstration.now, historyDays);
      await speakTo(asToldByItsFiles, () => load({ ...demonstration, tx, beginning }));
      return true;
    },
    { limits: noLimits },
  );
}

/** Nothing of the company's past waits for a second person that its files do not say so of. */
const asToldByItsFiles = {
  ...specifiedWays,
  locale: 'en',
  programme: { ...specifiedWhole, limits: { ...specifiedWhole.limits, pairInMonth: 'none' as const } },
};

const historyDays = 400;

async function load(loading: Loading): Promise<void> {
  const { tx } = loading;
  await makeMonths(tx, loading.now, loading.beginning);
  await dressSites(loading);
  for (const file of ['countries', 'roster', 'budgets', 'products', 'vouchers', 'promos', 'translations'])
    await upload(loading, file, { by: null, now: loading.beginning });
  await registerEveryone(loading);
  await giveRoles(loading);
  await writeProfiles(loading);
  await hangPortraits(loading);
  await moveBirthdays(loading);
  await openCompetition(loading);
  await announce(loading);
  await holdEvents(loading);
  await closeQuarters(loading);
  await sql`update setup set finished_at = ${loading.beginning}`.execute(loading.tx);
  // What happened in the past was told in the past: nobody gets hundreds of messages at the first start.
  await sql`update subscribers set position = (select max(id) from events) where name = 'mail'`.execute(tx);
}

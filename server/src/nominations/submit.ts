import type { NominationReader } from '@laurel/contract/calls/nominations/nomination-reader';
import { programme } from '@laurel/contract/programme/programme';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { recipientsOf } from '#directory/recipients';
import { appendAll } from '#events/append';
import { countPeople } from '#limits/people-limit';
import { rules } from '#programme/rules';
import { keepWords } from '#words/keep';
import { readersOf } from './readers.ts';

export interface Submission {
  by: Actor;
  members: readonly string[];
  categories: readonly string[];
  reason: string;
  now: Date;
  rateLimited: boolean;
}

export interface Submitted {
  nomIds: string[];
  /** People nominated, those of whole divisions included. */
  recipients: number;
  readBy: NominationReader[];
}

/** One nomination per person and one per whole division. */
export async function submitNominations(
  tx: Tx,
  submission: Submission,
  competitionId: number | null = null,
): Promise<Submitted> {
  const { by, members, now } = submission;
  const { people, divisions } = await recipientsOf(tx, {
    refs: members,
    by,
    field: 'members',
    divisions: 'everybody',
    reach: rules().giving.nomination,
  });
  if (submission.rateLimited) await countPeople(tx, { by, people: people.length + divisions.length, now });
  const targets = [
    ...people.map(({ id }) => ({ id, code: null })),
    ...divisions.map(({ code }) => ({ id: null, code })),
  ];
  const { rows } = await sql<{ id: number; nomineeId: number | null }>`
    insert into nominations (kind, competition_id, by_id, nominee_id, division_code, categories, programme_version, created_at)
    select ${competitionId === null ? 'behaviour' : 'competition'}, ${competitionId}::bigint, ${by.id}, nominee_id, division_code, ${[...submission.categories]}::text[], ${programme().version}, ${now}
    from unnest(${targets.map(({ id }) => id)}::bigint[], ${targets.map(({ code }) => code)}::text[]) with ordinality
      as t (nominee_id, division_code, n) order by n
    returning id, nominee_id as "nomineeId"`.execute(tx);
  const words = { of: 'nomination.reason' as const, byId: by.id, text: submission.reason };
  await keepWords(
    tx,
    rows.map(({ id, nomineeId }) => ({ ...words, ofId: id, aboutId: nomineeId })),
  );
  await appendAll(
    tx,
    { type: 'nomination.submitted', at: now, actorId: by.id },
    sql`select 'nomination:' || n.id as subject, array_remove(array[n.nominee_id], null) as concerns,
        jsonb_build_object('kind', n.kind, 'division', n.division_code, 'with', ${rows[0]?.id ?? null}::bigint) as facts,
        '{}'::bigint[] as about, null::jsonb as particulars
      from nominations n where n.id = any(${rows.map(({ id }) => id)}::bigint[]) order by n.id`,
  );
  const nomIds = rows.map(({ id }) => String(id));
  return {
    nomIds,
    readBy: await readersOf(tx, nomIds, now),
    recipients: people.length + divisions.reduce((sum, division) => sum + division.people.length, 0),
  };
}

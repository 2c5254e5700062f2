import type { OwnNominationRow } from '@laurel/contract/calls/nominations/mynominations';
import { sql } from 'kysely';
import { stepsOfAll } from '#asking/steps-shown';
import type { Tx } from '#db/transaction';
import { nomineeName } from '#directory/nominee-name';
import { nominatedFor } from '#languages/translated';
import { joinWords } from '#words/read';
import { type Outcome, outcomeColumns, outcomeJoins, readOutcome } from './outcome.ts';
import { readerColumns, readersJoin } from './readers.ts';

/** Of a nomination `n` that waits. */
const wentOn = sql`coalesce((
  select next.display_name from escalations e join people next on next.id = e.member_id
  -- limit: the last of them has it
  where e.nomination_id = n.id and n.state in ('open', 'waiting') order by e.at desc limit 1), '')`;

type Found = Omit<OwnNominationRow, 'dateCreated' | 'dateReviewed' | 'closedWhy' | 'steps'> &
  Outcome & { created: Date; approvalId: string | null };

/** A page of the nominations that a member made, the newest first, with what became of them. */
export async function nominationsBy(
  on: Tx,
  memberId: number,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<{ noms: OwnNominationRow[]; total: number }> {
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from nominations where by_id = ${memberId}`.execute(on);
  const { rows } = await sql<Found>`
    select n.id::text as "nomId", n.created_at as created,
      ${nomineeName()} as "nomineeMember",
      d.name as "nomineeDivision", ${nominatedFor()} as "nomCat", coalesce(reason.text, '') as reason, ${outcomeColumns(sql`n.state <> 'waiting'`)}, ${readerColumns},
      ${wentOn} as "wentOnTo",
      (select q.id::text from approvals q where q.kind = 'nomination' and q.state = 'waiting' and q.subject_id = n.id) as "approvalId"
    from nominations n
    left join people nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code)
    ${joinWords('reason', 'nomination.reason', 'n.id')}
    ${outcomeJoins}
    ${readersJoin(now)}
    where n.by_id = ${memberId}
    -- limit: the page that was asked for, its total is counted beside
    order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`.execute(on);
  const asked = rows.flatMap(({ approvalId }) => approvalId ?? []);
  const steps = await stepsOfAll(on, asked, now);
  const noms = rows.map(({ created, approvalId, ...row }) =>
    readOutcome({ ...row, steps: steps.get(approvalId ?? '') ?? [], dateCreated: created.toISOString() }),
  );
  return { noms, total: counted.rows[0]?.total ?? 0 };
}

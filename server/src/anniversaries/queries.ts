import type { WholeProgramme } from '@laurel/contract/programme/items';
import { anniversaryValue } from '@laurel/contract/programme/value-words';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isOnFor } from '#directory/features';
import type { FoundPerson } from '#directory/people';
import { posting } from '#ledger/post';
import { type Due, earliestDue } from './due.ts';

/** What somebody was given, and whom it reaches. */
export interface Given extends FoundPerson {
  awardId: number;
  years: number;
  points: number;
  /** The company's. */
  words: string;
  /** Others are told of their anniversary. */
  isShown: boolean;
}

export interface Giving {
  due: readonly Due[];
  programme: WholeProgramme;
  /** The account that pays. */
  from: number;
  /** To so many people at most. */
  batch: number;
  now: Date;
}

/** At which hour of the day where somebody is. */
const hour = '09:00';

/**
 * Notes what is due, as an award of a line each, and pays it. Of several who do so at once one notes it: the others wait for that, and find
 * it done.
 */
export async function giveDue(tx: Tx, { due, programme, from, batch, now }: Giving): Promise<Given[]> {
  const listed = due.map((one) => ({ ...one, reason: anniversaryValue(one.years, programme) }));
  const { rows: given } = await sql<Given & { lineId: number }>`
    with due as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as d (day date, hired date, years int, points int, words text, version int, "from" timestamptz,
        until timestamptz, features jsonb, reason text)
    ), found as materialized (
      select m.id, m.public_id, m.division_code, m.site_template, m.manager_id, p.display_name, p.email, p.cell_num, p.shows_anniversary, w.id as wallet,
        d.day, d.years, d.points, d.words, d.version, d.reason
      from due d join profiles p on p.hire_date = d.hired and p.is_active join members m on m.id = p.member_id
      join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' and w.closed_at is null
      cross join lateral (
        select (d.day + ${hour}::time) at time zone c.time_zone as at from divisions v join countries c on c.code = v.country_code
        where v.code = m.division_code offset 0) its
      where its.at <= ${now} and its.at > ${earliestDue(now)} and its.at >= d."from" and (d.until is null or its.at < d.until)
        and m.deactivated_at is null and m.registered_at is not null and m.site_template <> ''
        and ${isOnFor('anniversaries', sql`m.id`)} and ${isOnFor('celebrations', sql`m.id`)}
        and (select bool_and(coalesce((f -> 'sites' ->> m.site_template)::boolean, (f ->> 'on')::boolean)) from jsonb_array_elements(d.features) f)
        and not exists (select from anniversary_awards a where a.member_id = m.id and a.years = d.years)
      -- limit: a batch, the next follows until none is left
      order by m.id, d.years limit ${batch}
    ), noted as (
      insert into anniversary_awards (member_id, years, day, award_id)
      select id, years, day, nextval('awards_id_seq') from found order by id, years
      on conflict (member_id, years) do nothing returning member_id, years, award_id
    ), given as materialized (
      select f.*, n.award_id, nextval('award_lines_id_seq') as line_id from noted n join found f on f.id = n.member_id and f.years = n.years
    ), award as (
      insert into awards (id, what, by_id, reason, points, message_length, send_by, programme_version, created_at) overriding system value
      select award_id, 'anniversary', null, reason, points, char_length(words), 'email', version, ${now} from given
    ), line as (
      insert into award_lines (id, award_id, to_id) overriding system value select line_id, award_id, id from given
    )
    select id, public_id as "publicId", true as "isRegistered", division_code as "divisionCode", site_template as "siteTemplate", manager_id as "managerId",
      display_name as "displayName", email, cell_num as mobile, wallet, award_id as "awardId", line_id as "lineId", years, points, words,
      shows_anniversary as "isShown"
    from given order by id, years`.execute(tx);
  const lines = given.map(({ lineId, wallet, points }) => ({ lineId, wallet, points }));
  await posting(
    now,
    sql`select 'anniversary' as kind, null::bigint as actor_id, l."lineId"::text as source, ${from}::bigint as from_id, l.wallet as to_id, l.points, l."lineId" as n
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("lineId" bigint, wallet bigint, points bigint)`,
  ).execute(tx);
  return given;
}

import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { forgetPicture } from '#pictures/store';
import type { Pair } from './things.ts';

/** From here on who stays stands for the doubled account, and for those that stood behind it: nobody signs on as it any more. */
export async function closeDoubled(tx: Tx, { doubled, stays, now }: Pair): Promise<void> {
  await sql`
    update members set merged_into_id = ${stays}, deactivated_at = coalesce(deactivated_at, ${now}), updated_at = ${now}
    where id = ${doubled} or merged_into_id = ${doubled}`.execute(tx);
  await sql`
    update members s set registered_at = least(s.registered_at, d.registered_at), agreed_at = coalesce(s.agreed_at, d.agreed_at), updated_at = ${now}
    from members d where s.id = ${stays} and d.id = ${doubled}`.execute(tx);
  await sql`update tokens set revoked_at = ${now} where member_id = ${doubled} and revoked_at is null`.execute(tx);
  await sql`
    update viewings set ended_at = ${now} where (member_id = ${doubled} or viewer_id = ${doubled}) and ended_at is null and until > ${now}`.execute(
    tx,
  );
  await sql`delete from login_codes where member_id = ${doubled}`.execute(tx);
  await sql`delete from email_confirmations where member_id = ${doubled}`.execute(tx);
  await sql`
    insert into last_sign_ons (member_id, at) select ${stays}::bigint, at from last_sign_ons where member_id = ${doubled}
    on conflict (member_id) do update set at = greatest(last_sign_ons.at, excluded.at)`.execute(tx);
  await sql`delete from last_sign_ons where member_id = ${doubled}`.execute(tx);
  // What was told to the other comes by what who stays has chosen.
  await sql`insert into notice_choices (member_id) values (${stays}) on conflict (member_id) do nothing`.execute(tx);
  await sql`delete from notice_choices where member_id = ${doubled}`.execute(tx);
  await sql`delete from push_devices where member_id = ${doubled}`.execute(tx);
}

interface Profile {
  picture: string | null;
  staysPicture: string | null;
}

/**
 * What who stays has not said of themselves they have from the doubled account. That keeps its names, as evidence has them, and the
 * address of the roster, which leads to who stays.
 */
export async function takeOverProfile(tx: Tx, { doubled, stays }: Pair): Promise<void> {
  const { rows } = await sql<Profile>`
    select d.picture_id as picture, s.picture_id as "staysPicture" from profiles d, profiles s
    where d.member_id = ${doubled} and s.member_id = ${stays}`.execute(tx);
  await sql`
    with was as materialized (select * from profiles where member_id = ${doubled}),
      emptied as (
        update profiles set email = null, email_confirmed_at = null, cell_num = null, roster_cell_num = null, dob_day = null, dob_month = null,
          picture_id = null, get_to_know = false, hobbies = '', dreams = ''
        where member_id = ${doubled})
    update profiles s set email = coalesce(s.email, was.email),
      email_confirmed_at = case when s.email is null then was.email_confirmed_at else s.email_confirmed_at end,
      cell_num = coalesce(s.cell_num, was.cell_num), hire_date = coalesce(s.hire_date, was.hire_date),
      dob_day = coalesce(s.dob_day, was.dob_day), dob_month = coalesce(s.dob_month, was.dob_month),
      picture_id = coalesce(s.picture_id, was.picture_id), language = coalesce(s.language, was.language),
      get_to_know = s.get_to_know or (was.get_to_know and s.hobbies = '' and s.dreams = ''),
      hobbies = case when s.get_to_know then s.hobbies else was.hobbies end, dreams = case when s.get_to_know then s.dreams else was.dreams end
    from was where s.member_id = ${stays}`.execute(tx);
  const [found] = rows;
  if (found?.picture && found.staysPicture) await forgetPicture(tx, found.picture);
}

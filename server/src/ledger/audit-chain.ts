import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What stood at the head of an entry `a` before there were events. */
const head = sql`concat_ws('|', extract(epoch from a.at), a.actor_id, a.act, a.subject)`;

/** Of an entry `a` with its values `v` whose hash covers digests of these: what was hashed behind the hash before it. */
const digestsSealed = sql`concat_ws('|', ${head}, coalesce(encode(a.before_digest, 'hex'), '-'), coalesce(encode(a.after_digest, 'hex'), '-'))`;
/** Of one of the first release, whose hash covers the values themselves. */
const valuesSealed = sql`concat_ws('|', ${head}, v.before, v.after)`;

/**
 * Of an entry `a` with its values `v` if there are any: whether its hash is that of what it says, behind the hash that it names. It is
 * what its event is, or what its digests say; values agree with their digests as long as they are there.
 */
export const isWholeEntry: RawBuilder<SqlBool> = sql`coalesce(case a.format
  when 1 then v.entry_id is null or a.hash = sha256(a.previous_hash || convert_to(${valuesSealed}, 'UTF8'))
  when 2 then a.hash = sha256(a.previous_hash || convert_to(${digestsSealed}, 'UTF8'))
    and (v.entry_id is null or (a.before_digest is not distinct from sha256(convert_to(v.before::text, 'UTF8'))
      and a.after_digest is not distinct from sha256(convert_to(v.after::text, 'UTF8'))))
  else exists (
    select from events s where s.id = a.event_id and s.at = a.at and s.actor_id is not distinct from a.actor_id
      and s.type = a.act and s.subject = a.subject and a.hash = sha256(a.previous_hash || event_digest(s)))
  end, false)`;

/**
 * The text that an outsider needs to make the hash of an entry `a` anew, with its values `v` and its event `e`: hashed as it is in
 * formats 1 and 2, as its own digest in format 3. Null where it is gone.
 */
export const sealedText: RawBuilder<string | null> = sql`case a.format
  when 1 then case when v.entry_id is not null then ${valuesSealed} end
  when 2 then ${digestsSealed}
  else event_text(e) end`;

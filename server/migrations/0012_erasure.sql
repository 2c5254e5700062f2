-- A leaver's data can be erased: the audit's hashes cover digests of what was before and after, so that these can be taken
-- out of an entry without breaking the chain. Entries from before this migration keep the hash over the values themselves.

alter table audit_entries
  add column before_digest bytea,
  add column after_digest bytea,
  add column is_redacted boolean not null default false,
  add constraint audit_entries_redacted_empty check (not is_redacted or (before is null and after is null));

create or replace function audit_chain() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7202611201);
  new.previous_hash := coalesce((select hash from audit_entries order by id desc limit 1), ''::bytea);
  new.before_digest := sha256(convert_to(new.before::text, 'UTF8'));
  new.after_digest := sha256(convert_to(new.after::text, 'UTF8'));
  new.hash := sha256(
    new.previous_hash || convert_to(
      concat_ws('|', extract(epoch from new.at), new.actor_id, new.act, new.subject,
        coalesce(encode(new.before_digest, 'hex'), '-'), coalesce(encode(new.after_digest, 'hex'), '-')), 'UTF8')
  );
  return new;
end
$$;

-- The audit and the messages are looked through by people: each filter has an index in the order of its list.
create index audit_entries_time on audit_entries (at, id);
create index audit_entries_by on audit_entries (actor_id, at, id);
create index audit_entries_act on audit_entries (act, at, id);
create index audit_entries_subject_id on audit_entries (split_part(subject, ':', 2));
create index events_concerned on events using gin (concerns) where is_act;

create index messages_time on messages (created_at, id);
create index messages_letter on messages (letter, created_at, id);
create index messages_undeliverable on messages (created_at, id) where state = 'undeliverable';

-- Why a try failed, by the code of its transport: what people are told of it. Tries of before have none.
alter table message_attempts add column code text;

-- The text of which the digest of an event is made: whoever checks the chain elsewhere is told it.
create function event_text(e events) returns text language sql stable as $$
  select concat_ws('|', e.id, extract(epoch from e.at), e.type, e.version, coalesce(e.actor_id::text, '-'), e.subject,
    e.concerns::text, e.facts::text, coalesce(encode(e.particulars_digest, 'hex'), '-'))
$$;
create or replace function event_digest(e events) returns bytea language sql stable as $$
  select sha256(convert_to(event_text(e), 'UTF8'))
$$;

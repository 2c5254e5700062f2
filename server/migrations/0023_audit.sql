-- The audit is sealed after commit: one sealer chains the acts among the events, and no act waits for another. Entries of
-- before stay as they were hashed; what stood in them before and after lies where it can be deleted.

alter table audit_entries add column event_id bigint constraint audit_entries_event_once unique;
-- 1: the hash covers the values themselves; 2: digests of them; 3: the digest of an event.
alter table audit_entries add column format smallint;

drop trigger audit_entries_chained on audit_entries;
drop function audit_chain();
alter table audit_entries disable trigger audit_entries_append_only;
update audit_entries set format = case when hash = sha256(
    previous_hash || convert_to(
      concat_ws('|', extract(epoch from at), actor_id, act, subject,
        coalesce(encode(before_digest, 'hex'), '-'), coalesce(encode(after_digest, 'hex'), '-')), 'UTF8')) then 2 else 1 end;
alter table audit_entries enable trigger audit_entries_append_only;
alter table audit_entries alter column format set not null,
  add constraint audit_entries_format_known check (format = any (array[1, 2, 3])),
  add constraint audit_entries_of_event check ((format = 3) = (event_id is not null));

create table audit_values (
  entry_id bigint constraint audit_values_pkey primary key,
  about bigint[] not null,
  before jsonb,
  after jsonb,
  constraint audit_values_entry_known foreign key (entry_id) references audit_entries (id)
);
insert into audit_values (entry_id, about, before, after)
select e.id, coalesce(p.about, '{}'), e.before, e.after from audit_entries e
left join lateral (
  select array_remove(array[m.id, n.by_id, n.nominee_id, i.by_id, o.member_id], null) as about
  from (select split_part(e.subject, ':', 1) as noun, case when e.subject ~ '^\w+:\d{1,18}$' then split_part(e.subject, ':', 2)::bigint end as id) s
  left join members m on s.noun = 'member' and m.id = s.id
  left join nominations n on s.noun = 'nomination' and n.id = s.id
  left join ideas i on s.noun = 'idea' and i.id = s.id
  left join order_lines l on s.noun = 'orderLine' and l.id = s.id
  left join orders o on o.id = l.order_id
) p on true
where e.before is not null or e.after is not null;
create index audit_values_about on audit_values using gin (about);

alter table audit_entries drop constraint audit_entries_redacted_empty;
alter table audit_entries drop column before, drop column after, drop column is_redacted;

-- The acts as people read them: of entries of before the values, of later ones the facts and the particulars.
create view audit_acts as
select a.id, a.event_id, a.at, a.actor_id, a.act, a.subject, v.before, v.after, e.facts, p.particulars
from audit_entries a
left join audit_values v on v.entry_id = a.id
left join events e on e.id = a.event_id and e.at = a.at
left join event_particulars p on p.event_id = a.event_id;

-- Seals these events behind the last entry, in the order of their ids.
create function audit_seal(ids bigint[]) returns void language plpgsql as $$
declare
  e events;
  last bytea := coalesce((select hash from audit_entries order by id desc limit 1), ''::bytea);
  next bytea;
begin
  for e in select * from events where id = any(ids) order by id loop
    next := sha256(last || event_digest(e));
    insert into audit_entries (event_id, at, actor_id, act, subject, format, previous_hash, hash)
    values (e.id, e.at, e.actor_id, e.type, e.subject, 3, last, next);
    last := next;
  end loop;
end
$$;

-- What happens is a fact, written once: an event in the transaction of the act. Whatever follows from it (messages, the
-- audit, statistics) is done after commit by subscribers, each at its own place.

create sequence event_ids as bigint;

-- No foreign keys: an id is evidence whether or not its row is still there, and a new month would lock the members.
create table events (
  id bigint not null default nextval('event_ids'),
  at timestamptz not null,
  type text not null,
  version smallint not null,
  -- Null: the portal itself, or a command.
  actor_id bigint,
  -- Noun and id.
  subject text not null,
  -- Members.
  concerns bigint[] not null default '{}',
  facts jsonb not null,
  -- Whether it is an administrative act, to be sealed into the audit.
  is_act boolean not null,
  particulars_digest bytea,
  constraint events_pkey primary key (id, at),
  constraint events_subject_form check (subject ~ '^[a-zA-Z]+:.'),
  constraint events_facts_object check (jsonb_typeof(facts) = 'object')
) partition by range (at);
create index events_subject on events (subject, id);
create trigger events_append_only before update or delete or truncate on events
  for each statement execute function refuse_change();
comment on table events is 'append-only';

-- The months lie in a schema of their own, where laurel_app has no business: it writes and reads the whole.
create schema if not exists event_months;
create table event_months.other partition of events default;

-- Makes the months that are missing, and moves there what had to lie among the others until then.
create function events_make_months(since timestamptz, until timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  month timestamptz := date_trunc('month', since);
  name text;
  made integer := 0;
begin
  if until > since + interval '50 years' then
    raise exception 'That many months are a mistake.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(7202611206);
  while month <= until loop
    name := to_char(month, '"m"YYYY_MM');
    if to_regclass('event_months.' || name) is null then
      execute format('create table event_months.%I (like events including defaults including constraints)', name);
      lock table event_months.other in access exclusive mode;
      execute format(
        'with moved as (delete from event_months.other where at >= %L and at < %L returning *) insert into event_months.%I select * from moved',
        month, month + interval '1 month', name);
      execute format('alter table events attach partition event_months.%I for values from (%L) to (%L)',
        name, month, month + interval '1 month');
      made := made + 1;
    end if;
    month := month + interval '1 month';
  end loop;
  return made;
end
$$;
select events_make_months(now(), now() + interval '3 months');

-- What of an event is personal, or is words. The event keeps a digest of it: it proves the values while they are there,
-- and says honestly that there were some when they are gone.
create table event_particulars (
  event_id bigint constraint event_particulars_pkey primary key,
  -- Members; with any of them erased it goes.
  about bigint[] not null,
  particulars jsonb not null,
  salt bytea not null
);
create index event_particulars_about on event_particulars using gin (about);

create table subscribers (
  name text constraint subscribers_pkey primary key,
  -- Every event up to this id is done, or set aside.
  position bigint not null default 0
);
insert into subscribers (name) values ('activity'), ('audit');

-- What a subscriber could not handle; what comes later of the same subject waits behind it.
create table events_set_aside (
  subscriber text not null,
  event_id bigint not null,
  subject text not null,
  tries integer not null default 0,
  try_at timestamptz not null,
  error text not null,
  constraint events_set_aside_pkey primary key (subscriber, event_id),
  constraint events_set_aside_subscriber_known foreign key (subscriber) references subscribers (name)
);
create index events_set_aside_subject on events_set_aside (subscriber, subject, event_id);

-- The last id that was drawn, and after that the transactions that may still commit an event. An INSERT locks the table
-- before it draws an id, and lets go after its commit can be seen: when these have ended, everything up to that id is decided.
create function events_horizon(out last_id bigint, out writers text[]) language plpgsql as $$
begin
  last_id := coalesce(pg_sequence_last_value('event_ids'), 0);
  writers := array(
    select distinct virtualtransaction from pg_locks
    where locktype = 'relation' and relation = 'events'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database()));
end
$$;

create function event_digest(e events) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws('|', e.id, extract(epoch from e.at), e.type, e.version, coalesce(e.actor_id::text, '-'), e.subject,
    e.concerns::text, e.facts::text, coalesce(encode(e.particulars_digest, 'hex'), '-')), 'UTF8'))
$$;

-- What happened on each day, as the subscriber 'activity' counts it.
create table activity_days (
  day date not null,
  type text not null,
  events bigint not null,
  points bigint not null,
  constraint activity_days_pkey primary key (day, type)
);

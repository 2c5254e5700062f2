-- Messages promised inside a transaction and delivered after it, and the record of administrative acts.

create table messages (
  id bigint generated always as identity primary key,
  -- What happened; with recipient and channel it is unique, so that nothing is said twice.
  event text not null,
  recipient text not null,
  channel text not null,
  member_id bigint,
  address text not null,
  reply_to text,
  subject text not null default '',
  body_text text not null,
  body_html text,
  state text not null default 'promised',
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  queued_at timestamptz,
  ended_at timestamptz,
  constraint messages_channel_known check (channel in ('email', 'sms')),
  constraint messages_state_known check (state in ('promised', 'sent', 'undeliverable')),
  constraint messages_ended check ((state = 'promised') = (ended_at is null)),
  constraint messages_said_once unique (event, recipient, channel),
  constraint messages_member_known foreign key (member_id) references members (id)
);
create index messages_waiting on messages (id) where state = 'promised' and queued_at is null;
create index messages_newest on messages (created_at desc, id desc);
create index messages_member on messages (member_id) where member_id is not null;

create table message_attempts (
  message_id bigint not null,
  attempt integer not null,
  at timestamptz not null,
  outcome text not null,
  detail text,
  constraint message_attempts_pkey primary key (message_id, attempt),
  constraint message_attempts_message_known foreign key (message_id) references messages (id),
  constraint message_attempts_outcome_known check (outcome in ('sent', 'failed', 'refused'))
);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_entries_actor_known foreign key (actor_id) references members (id)
);
create index audit_entries_subject on audit_entries (subject, id);
create unique index audit_entries_chain on audit_entries (previous_hash);

-- Each entry's hash covers the one before it: an entry that is changed or taken out breaks the chain.
create function audit_chain() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7202611201);
  new.previous_hash := coalesce((select hash from audit_entries order by id desc limit 1), ''::bytea);
  new.hash := sha256(
    new.previous_hash || convert_to(
      concat_ws('|', extract(epoch from new.at), new.actor_id, new.act, new.subject, new.before, new.after), 'UTF8')
  );
  return new;
end
$$;
create trigger audit_entries_chained before insert on audit_entries for each row execute function audit_chain();
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
comment on table audit_entries is 'append-only';

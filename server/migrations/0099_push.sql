-- Browsers that are told what happens while nobody looks at the portal (web push).

create table push_devices (
  id bigint generated always as identity constraint push_devices_pkey primary key,
  member_id bigint not null constraint push_devices_member_known references members (id),
  -- The browser in which its session began: signing off there ends it too.
  browser_hash bytea not null,
  -- At the push service of the browser's maker; who knows it could wake the browser, so it is shown to nobody.
  endpoint text not null constraint push_devices_endpoint_once unique
    constraint push_devices_endpoint_length check (char_length(endpoint) between 1 and 1000),
  -- Of the browser, to encrypt for it (RFC 8291).
  public_key bytea not null constraint push_devices_public_key_length check (octet_length(public_key) = 65),
  auth bytea not null constraint push_devices_auth_length check (octet_length(auth) = 16),
  browser text constraint push_devices_browser_length check (char_length(browser) <= 40),
  system text constraint push_devices_system_length check (char_length(system) <= 40),
  -- What happened before is not told.
  since timestamptz not null,
  told_at timestamptz
);
create index push_devices_member on push_devices (member_id, since, id);
create index push_devices_browser on push_devices (browser_hash);

-- By which push services know the portal (RFC 8292); every browser that was switched on knows it by this one key.
create table push_keys (
  is_only boolean constraint push_keys_pkey primary key default true constraint push_keys_one check (is_only),
  public_key bytea not null constraint push_keys_public_key_length check (octet_length(public_key) = 65),
  sealed bytea not null,
  made_at timestamptz not null
);

-- Which devices a message has reached, so that a further try goes to the others only.
create table push_told (
  message_id bigint not null,
  device_id bigint not null constraint push_told_device_known references push_devices (id) on delete cascade,
  constraint push_told_pkey primary key (message_id, device_id)
);
create index push_told_device on push_told (device_id);

-- By kind of notice: whether it comes to the devices.
alter table notice_choices add column pushes jsonb not null default '{}'
  constraint notice_choices_pushes_object check (jsonb_typeof(pushes) = 'object');

-- Of what waited for the end of quiet hours: the one that tells all of it.
alter table messages add column folded_into bigint;
create index messages_folded on messages (folded_into) where folded_into is not null;
alter table messages drop constraint messages_channel_known;
alter table messages add constraint messages_channel_known check (channel in ('email', 'sms', 'push')) not valid;

-- Who ends a session, by whichever way, ends what its browser is told; and so does who signs on where somebody else was.
create function push_devices_end() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      delete from push_devices where browser_hash = new.browser_hash and member_id <> new.member_id;
    else
      delete from push_devices where browser_hash = new.browser_hash and member_id = new.member_id;
    end if;
    return null;
  end;
  $$;
create trigger tokens_push_devices_other after insert on tokens
  for each row execute function push_devices_end();
create trigger tokens_push_devices_end after update of revoked_at on tokens
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function push_devices_end();

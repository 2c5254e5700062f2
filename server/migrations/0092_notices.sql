-- What happened to somebody, told in the portal, and how they hear of it besides.

create table notices (
  id bigint generated always as identity constraint notices_pkey primary key,
  member_id bigint not null,
  event_id bigint not null,
  -- Whose words tell it, and of which row: as the message of that letter, where one was written.
  letter text not null,
  about_id bigint not null,
  at timestamptz not null,
  read_at timestamptz,
  -- For the next collected e-mail, as long as it is not read.
  for_digest boolean not null default false,
  -- The collected e-mail that told it.
  digest_id bigint,
  constraint notices_told_once unique (letter, about_id, member_id),
  constraint notices_read_is_told check (read_at is null or not for_digest)
);
create index notices_of_member on notices (member_id, id desc);
create index notices_unread on notices (member_id, id) where read_at is null;
create index notices_for_digest on notices (member_id, at) where for_digest;
create index notices_of_digest on notices (digest_id) where digest_id is not null;
create index notices_time on notices (at);

-- How somebody hears of what happened; what is null or not named is as the portal does it for everybody.
create table notice_choices (
  member_id bigint constraint notice_choices_pkey primary key constraint notice_choices_member_known references members (id),
  revision integer not null default 0,
  -- By kind of notice: 'atOnce', 'digest' or 'none'.
  ways jsonb not null default '{}' constraint notice_choices_ways_object check (jsonb_typeof(ways) = 'object'),
  digest_hour smallint constraint notice_choices_digest_hour_range check (digest_hour >= 0 and digest_hour < 24),
  digest_days text constraint notice_choices_digest_days_known check (digest_days in ('every', 'working')),
  -- Full hours of the day; the second is the first that is not quiet any more.
  quiet_from smallint constraint notice_choices_quiet_from_range check (quiet_from >= 0 and quiet_from < 24),
  quiet_until smallint constraint notice_choices_quiet_until_range check (quiet_until >= 0 and quiet_until < 24),
  -- Null: that of their country.
  time_zone text constraint notice_choices_time_zone_length check (char_length(time_zone) <= 60),
  -- By which a link of their e-mails finds them, and what shows that it was made here.
  handle uuid not null default gen_random_uuid() constraint notice_choices_handle_once unique,
  secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  constraint notice_choices_quiet_whole check ((quiet_from is null) = (quiet_until is null) and (quiet_from <> quiet_until or quiet_from is null))
);

-- Collected e-mails: one for each person and day of theirs.
create table digests (
  id bigint generated always as identity constraint digests_pkey primary key,
  member_id bigint not null,
  day date not null,
  -- Those that were made together.
  run_id bigint not null,
  made_at timestamptz not null,
  constraint digests_one_a_day unique (member_id, day)
);
create index digests_of_run on digests (run_id);
create index digests_time on digests (made_at);

-- An e-mail that waits for the end of somebody's quiet hours.
alter table messages add column not_before timestamptz;
create index messages_postponed on messages (not_before) where not_before is not null;

-- When somebody's quiet hours are over, at a moment of these; null outside of them. Clocks that are set are those of the zone.
create function quiet_ends(at timestamptz, zone text, quiet_from smallint, quiet_until smallint) returns timestamptz
  language sql stable
  return (
    select case when quiet_from < quiet_until and l.hour >= quiet_from and l.hour < quiet_until
        then (l.day + make_interval(hours => quiet_until)) at time zone zone
      when quiet_from > quiet_until and l.hour >= quiet_from
        then (l.day + 1 + make_interval(hours => quiet_until)) at time zone zone
      when quiet_from > quiet_until and l.hour < quiet_until
        then (l.day + make_interval(hours => quiet_until)) at time zone zone end
    from (select (at at time zone zone)::date as day, extract(hour from at at time zone zone) as hour) l);

-- The latest moment until now at which somebody's collected e-mail is due, and of which day of theirs it is. An hour that a day
-- lacks is the next one; one that a day has twice is the second.
create function digest_due(at timestamptz, zone text, hour smallint, days text, out day date, out moment timestamptz)
  language sql stable
  as $$
    select d.day, d.moment from (
      select l.day, (l.day + make_interval(hours => hour)) at time zone zone as moment
      from (select (at at time zone zone)::date - back as day from generate_series(0, 3) back) l) d
    where d.moment <= at and (days = 'every' or extract(isodow from d.day) < 6)
    order by d.day desc limit 1
  $$;

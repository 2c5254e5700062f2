-- Competitions after and beside each other, each with its banner, the sites at which it is, and who won it.
create table competitions (
  id bigint not null generated always as identity,
  start_date date not null,
  end_date date not null,
  title text not null,
  description text not null,
  textbox_title text not null,
  textbox_description text not null,
  is_enabled boolean not null,
  -- Codes in lower case; null: it is everybody's.
  sites text[],
  banner_id text,
  -- How often anything about it was changed.
  revision integer not null default 1,
  updated_at timestamptz not null,
  -- Null: the portal itself, or somebody of a former release.
  updated_by_id bigint,
  constraint competitions_pkey primary key (id),
  constraint competitions_banner_known foreign key (banner_id) references pictures (id),
  constraint competitions_changed_by_known foreign key (updated_by_id) references members (id),
  constraint competitions_dates_ordered check (start_date <= end_date),
  constraint competitions_sites_some check (cardinality(sites) > 0),
  constraint competitions_title_length check (char_length(title) <= 50),
  constraint competitions_description_length check (char_length(description) <= 4000),
  constraint competitions_textbox_title_length check (char_length(textbox_title) <= 50),
  constraint competitions_textbox_description_length check (char_length(textbox_description) <= 2000)
);
create index competitions_end on competitions (end_date, id);

-- Each time somebody was named. Who was announced and withdrawn stays: the letter has gone out.
create table competition_winners (
  id bigint not null generated always as identity,
  competition_id bigint not null,
  member_id bigint not null,
  -- Goes when one of the two is erased.
  sentence text not null,
  named_at timestamptz not null,
  named_by_id bigint not null,
  announced_at timestamptz,
  announced_by_id bigint,
  withdrawn_at timestamptz,
  withdrawn_by_id bigint,
  constraint competition_winners_pkey primary key (id),
  constraint competition_winners_competition_known foreign key (competition_id) references competitions (id),
  constraint competition_winners_member_known foreign key (member_id) references members (id),
  constraint competition_winners_named_by_known foreign key (named_by_id) references members (id),
  constraint competition_winners_announced_by_known foreign key (announced_by_id) references members (id),
  constraint competition_winners_withdrawn_by_known foreign key (withdrawn_by_id) references members (id),
  constraint competition_winners_announced_whole check ((announced_at is null) = (announced_by_id is null)),
  constraint competition_winners_withdrawn_whole check ((withdrawn_at is null) = (withdrawn_by_id is null)),
  constraint competition_winners_sentence_length check (char_length(sentence) <= 500)
);
create unique index competition_winners_once on competition_winners (competition_id, member_id) where withdrawn_at is null;
create index competition_winners_announced on competition_winners (announced_at) where withdrawn_at is null;
create index competition_winners_member on competition_winners (member_id);

-- For which it is. Without a foreign key: everybody who enters would lock the same row.
alter table nominations add column competition_id bigint;

-- The one that was set up keeps its number, by which the audit speaks of it; what was entered under titles of before becomes a
-- competition that is over, from its first entry to its last.
insert into competitions (id, start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, banner_id, updated_at)
  overriding system value
  select id, start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, banner_id, updated_at from competition;
insert into competitions (id, start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, updated_at)
  overriding system value
  select 1 + row_number() over (order by max(at), title), least(min(at), yesterday), least(max(at), yesterday), title, '', '', '', true, now()
  from (select left(categories[1], 50) as title, (created_at at time zone 'UTC')::date as at, (now() at time zone 'UTC')::date - 1 as yesterday
    from nominations where kind = 'competition') entries
  where title not in (select title from competitions) group by title, yesterday;
select setval(pg_get_serial_sequence('competitions', 'id'), max(id)) from competitions having count(*) > 0;
update nominations n set competition_id = c.id from competitions c where n.kind = 'competition' and c.title = left(n.categories[1], 50);
create index nominations_competition on nominations (competition_id, nominee_id) where competition_id is not null;

create trigger competitions_shared after insert or update or delete on competitions for each statement execute function shared_named('competition');
create trigger competition_winners_shared after insert or update or delete on competition_winners
  for each statement execute function shared_named('competition');

-- Former instances, while they are replaced, know the one row of `competition`. It is the one of which the calls of the
-- specification speak, of those that are everybody's; what they write there is done to that one, or begins the next.
-- The row that is there has the number 1; without a write, so that no version of what is kept rises.
alter table competition add column competition_id bigint default 1;
alter table competition alter column competition_id drop default;

create function competition_for_former_instances() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  delete from competition;
  insert into competition (competition_id, start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, banner_id, updated_at)
    select c.id, c.start_date, c.end_date, c.title, c.description, c.textbox_title, c.textbox_description, c.is_enabled, c.banner_id, c.updated_at
    from competitions c, lateral (select (max(updated_at) at time zone 'UTC')::date as today from competitions) n,
      lateral (select case when c.end_date < today then 2 when c.is_enabled and c.start_date <= today then 0 else 1 end as standing) s
    where c.sites is null
    order by standing, case standing when 0 then c.end_date - today when 1 then c.start_date - today else today - c.end_date end, c.id limit 1;
  return null;
end
$$;
create trigger competitions_former after insert or update or delete on competitions
  for each statement execute function competition_for_former_instances();

create function competition_of_former_instances() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if new.competition_id is not null and (old.end_date >= (new.updated_at at time zone 'UTC')::date or new.start_date <= old.end_date) then
    update competitions set start_date = new.start_date, end_date = new.end_date, title = new.title, description = new.description,
      textbox_title = new.textbox_title, textbox_description = new.textbox_description, is_enabled = new.is_enabled,
      banner_id = new.banner_id, revision = revision + 1, updated_at = new.updated_at, updated_by_id = null
      where id = new.competition_id;
  else
    with begun as (
      insert into competitions (start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, updated_at)
      values (new.start_date, new.end_date, new.title, new.description, new.textbox_title, new.textbox_description, new.is_enabled, new.updated_at)
      returning id)
    update competition set competition_id = begun.id, banner_id = null from begun;
  end if;
  return null;
end
$$;
create trigger competition_former after insert or update on competition for each row execute function competition_of_former_instances();

create function nomination_of_former_instances() returns trigger language plpgsql as $$
begin
  new.competition_id := (select competition_id from competition where title = new.categories[1]);
  return new;
end
$$;
create trigger nominations_former before insert on nominations for each row
  when (new.kind = 'competition' and new.competition_id is null) execute function nomination_of_former_instances();

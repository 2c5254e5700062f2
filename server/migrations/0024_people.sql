-- Personal values lie apart from the evidence: whoever is erased loses their profile, by id, and stays a member with a number.

create table profiles (
  member_id bigint primary key,
  -- These two follow the member's row: by them the indexes find who is here, and the directory who is near.
  is_active boolean not null,
  division_code text not null,
  firstname text not null,
  known_as text,
  surname text not null,
  -- As the roster has it; how people speak to somebody, and how they speak of them.
  roster_name text not null generated always as (firstname || ' ' || surname) stored,
  called text not null generated always as (coalesce(known_as, firstname)) stored,
  display_name text not null generated always as (coalesce(known_as, firstname) || ' ' || surname) stored,
  email text,
  roster_email text,
  email_confirmed_at timestamptz,
  cell_num text,
  roster_cell_num text,
  hire_date date,
  dob_day smallint,
  dob_month smallint,
  get_to_know boolean not null default false,
  hobbies text not null default '',
  dreams text not null default '',
  picture_id text,
  search_text text not null,
  -- Whom Home presents each day: the next ones in a random order.
  shuffle_key double precision not null default random(),
  constraint profiles_member_known foreign key (member_id) references members (id),
  constraint profiles_picture_known foreign key (picture_id) references pictures (id),
  constraint profiles_birthday_exists check (dob_month between 1 and 12 and dob_day between 1 and
    case when dob_month = 2 then 29 when dob_month in (4, 6, 9, 11) then 30 else 31 end),
  constraint profiles_birthday_whole check ((dob_day is null) = (dob_month is null)),
  constraint profiles_dreams_length check (char_length(dreams) <= 50),
  constraint profiles_email_length check (char_length(email) <= 254),
  constraint profiles_firstname_length check (char_length(firstname) <= 80),
  constraint profiles_hobbies_length check (char_length(hobbies) <= 50),
  constraint profiles_interests_need_participation check (get_to_know or (hobbies = '' and dreams = '')),
  constraint profiles_known_as_length check (char_length(known_as) <= 80),
  constraint profiles_mobile_form check (cell_num ~ '^\+[1-9][0-9]{6,14}$'),
  constraint profiles_roster_email_length check (char_length(roster_email) <= 254),
  constraint profiles_roster_mobile_form check (roster_cell_num ~ '^\+[1-9][0-9]{6,14}$'),
  constraint profiles_surname_length check (char_length(surname) <= 120)
);

insert into profiles (member_id, is_active, division_code, firstname, known_as, surname, email, roster_email, email_confirmed_at, cell_num, roster_cell_num,
  hire_date, dob_day, dob_month, get_to_know, hobbies, dreams, picture_id, search_text, shuffle_key)
select id, deactivated_at is null, division_code, firstname, known_as, surname, email, roster_email, email_confirmed_at, cell_num, roster_cell_num,
  hire_date, dob_day, dob_month, get_to_know, hobbies, dreams, picture_id, search_text, shuffle_key
from members where erased_at is null;

create index profiles_anniversary on profiles ((extract(month from hire_date)), (extract(day from hire_date)), firstname, surname, member_id) where is_active;
create index profiles_birthday on profiles (dob_month, dob_day, firstname, surname, member_id) where is_active;
create index profiles_division on profiles (division_code, firstname, surname, member_id) where is_active;
create index profiles_email on profiles (lower(email)) where is_active;
create unique index profiles_email_unique on profiles (lower(email)) where is_active and email_confirmed_at is not null;
create index profiles_picture on profiles (picture_id) where picture_id is not null;
create unique index profiles_roster_email_unique on profiles (lower(roster_email)) where is_active;
create index profiles_search on profiles using gin (search_text gin_trgm_ops);
create index profiles_to_know on profiles (shuffle_key) where get_to_know and is_active and (hobbies <> '' or dreams <> '');

alter table members
  drop column firstname, drop column known_as, drop column surname, drop column email, drop column roster_email, drop column email_confirmed_at,
  drop column cell_num, drop column roster_cell_num, drop column hire_date, drop column dob_day, drop column dob_month, drop column get_to_know,
  drop column hobbies, drop column dreams, drop column picture_id, drop column search_text, drop column shuffle_key;
create index members_division on members (division_code) where deactivated_at is null;

create function profiles_follow_members() returns trigger language plpgsql as $$
begin
  update profiles p set is_active = m.deactivated_at is null, division_code = m.division_code
    from after_update m
    where p.member_id = m.id and (p.is_active <> (m.deactivated_at is null) or p.division_code <> m.division_code);
  return null;
end
$$;
create trigger members_profiles_follow after update on members
  referencing new table as after_update for each statement execute function profiles_follow_members();

-- Whoever reads a name reads it here; without a profile it is nobody's any more.
create view people as
select m.id, m.member_number, m.public_id, m.division_code, m.site_template, m.manager_id, m.registered_at, m.deactivated_at, m.erased_at,
  coalesce(p.firstname, 'Former') as firstname, p.known_as, coalesce(p.surname, 'colleague') as surname,
  coalesce(p.roster_name, 'Former colleague') as roster_name, coalesce(p.called, 'Former') as called, coalesce(p.display_name, 'Former colleague') as display_name,
  p.email, p.roster_email, p.email_confirmed_at, p.cell_num, p.roster_cell_num, p.hire_date, p.dob_day, p.dob_month,
  coalesce(p.get_to_know, false) as get_to_know, coalesce(p.hobbies, '') as hobbies, coalesce(p.dreams, '') as dreams, p.picture_id, p.search_text
from members m left join profiles p on p.member_id = m.id;

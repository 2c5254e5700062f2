-- A company of any size in which everybody's own part is the same: divisions of 200, teams of 50, clusters of five divisions.
-- Everything is made from numbers, so that two companies of one size are equal to the letter.

create function pg_temp.today() returns timestamptz immutable language sql as $$ select timestamptz '2026-11-20T10:00:00Z' $$;
create function pg_temp.hashed(n bigint) returns int immutable language sql as $$ select hashint8(n) & 2147483647 $$;

-- Who gives has an odd number and who receives an even one, or the other way round: nobody meets themselves. Numbers that
-- end in 00 have never registered.
create function pg_temp.odd(k bigint, j int default 0) returns bigint immutable language sql as
  $$ select 100 * (pg_temp.hashed(k * 4 + j) % (:people / 100)) + 1 + 2 * ((pg_temp.hashed(k + 7) + 3 * j) % 50) $$;
create function pg_temp.even(k bigint, j int default 0) returns bigint immutable language sql as
  $$ select 100 * (pg_temp.hashed(k * 4 + j) % (:people / 100)) + 2 + 2 * ((pg_temp.hashed(k + 7) + 3 * j) % 49) $$;
-- Every fiftieth leads a team; each of the administrators is a manager without one.
create function pg_temp.boss(k bigint) returns bigint immutable language sql as
  $$ select 50 * (pg_temp.hashed(k) % (:people / 50)) + 1 $$;

insert into divisions (code, name, country_code, cluster_code)
select 'D' || d, 'Division ' || d, 'ZA', 'C' || (d - 1) / 5 from generate_series(1, :people / 200) d;

insert into members (id, member_number, public_id, division_code, site_template, manager_id,
  registered_at, deactivated_at, created_at, updated_at)
overriding system value
select n, 'N' || n, (100000000000 + n)::text, 'D' || 1 + (n - 1) / 200, 'laurel',
  nullif(case when n % 50 <> 1 then n - (n - 1) % 50 when n % 1000 <> 1 then n - (n - 1) % 1000 else greatest(1, n - 1000) end, n),
  case when n % 100 > 0 then timestamptz '2023-10-01T00:00:00Z' end,
  case when n % 200 = 0 then timestamptz '2025-10-01T00:00:00Z' end, '2023-10-01T00:00:00Z', '2023-10-01T00:00:00Z'
from generate_series(1, :people) n;

insert into profiles (member_id, is_active, division_code, firstname, surname, display_name, email, roster_email, cell_num, roster_cell_num, hire_date, dob_day, dob_month,
  get_to_know, hobbies, search_text, email_confirmed_at, browser_language, shuffle_key)
select n, n % 200 <> 0, 'D' || 1 + (n - 1) / 200, first, last, first || ' ' || last, 'p' || n || '@scale.example', 'p' || n || '@scale.example',
  '+2782' || lpad(n::text, 7, '0'), '+2782' || lpad(n::text, 7, '0'),
  -- Enough celebrate on the day of the tests to fill Home in a company of any size.
  case when n <= 400 and n % 10 = 3 then date '2015-11-20' else date '2000-01-03' + n * 37 % 9000 end,
  case when n <= 400 and n % 10 = 5 then 20 else 1 + n % 28 end, case when n <= 400 and n % 10 = 5 then 11 else 1 + n % 12 end,
  n % 10 < 3 and n % 100 > 0, case when n % 10 < 3 and n % 100 > 0 then case when n % 5000 = 2 then 'Chess, orchids' else 'Chess' end else '' end,
  lower(first || ' ' || last || ' n' || n), case when n % 100 > 0 then timestamptz '2023-10-01T00:00:00Z' end, 'en',
  pg_temp.hashed(n) / 2147483648.0
from generate_series(1, :people) n,
  lateral (select (array['Anna', 'Bongani', 'Carla', 'Dieter', 'Elena', 'Fikile', 'Giulia', 'Hans', 'Ines', 'Joao', 'Katlego', 'Lerato', 'Maria',
      'Nomsa', 'Otto', 'Palesa', 'Quentin', 'Rosa', 'Sipho', 'Thandi'])[1 + pg_temp.hashed(n + 11) % 20] as first,
    (array['Mo', 'Ndla', 'Bo', 'Wei', 'Kru', 'Sil', 'Ven', 'Zwa', 'Ri', 'Du'])[1 + pg_temp.hashed(n + 23) % 10]
    || (array['ko', 'mi', 'the', 'ba', 'sse', 'ler', 'ti', 'ga', 'ne', 'vu'])[1 + pg_temp.hashed(n + 37) % 10]
    || (array['na', 'ni', 'ra', 'si', 'lo', 'ma', 'er', 'an', 'wa', 'za'])[1 + pg_temp.hashed(n + 41) % 10] as last) names;

-- What the triggers keep, had they not been off.
insert into search_words (member_id, word, place, division_code, search_text)
select p.member_id, w.word, w.place, p.division_code, p.search_text from profiles p, search_words_of(p.search_text) w where p.is_active;
insert into name_words (word) select distinct word from search_words where word ~ '^\D{3,40}$';

insert into role_assignments (member_id, capability, scope_kind, scope_code, from_at, source, given_at)
select n, role.capability, role.scope_kind, role.scope_code, timestamptz '2023-10-01T00:00:00Z', 'roster', timestamptz '2023-10-01T00:00:00Z'
from generate_series(1, :people) n, lateral (values ('manager', 'ownReports', '', n % 50 = 1 or n % 2000 = 77),
  ('administrator', 'everything', '', n % 2000 = 77), ('clusterAdmin', 'cluster', 'C' || (n - 1) / 1000, n % 500 = 33),
  ('committee', 'cluster', 'C' || (n - 1) / 1000, n % 500 = 33), ('ideaReviewer', 'everything', '', n % 500 = 34)
) role (capability, scope_kind, scope_code, is_held) where role.is_held;

insert into ledger_accounts (kind, member_id, balance, version, opened_at)
select 'wallet', id, 0, 0, registered_at from members where registered_at is not null
union all select 'pot', id, 0, 0, registered_at from members where id in (select member_id from role_assignments where capability = 'manager');

insert into uploads (kind, file_name, sha256, by_id, added, changed, removed, unchanged, created_at)
select 'roster', 'roster.csv', sha256(n::text::bytea), 77, 0, 1, 0, 1, pg_temp.today() - n * interval '1 hour'
from generate_series(1, :people / 5) n;

-- Half of them are shared; every hundredth tells of what the others do not.
insert into ideas (by_id, category, state, reviewed_by_id, reviewed_at, created_at, shared_site, search_text, stage)
select pg_temp.even(n), 'Current challenges', case n % 2 when 0 then 'awaiting' else 'concluded' end,
  case n % 2 when 1 then 77 end, case n % 2 when 1 then pg_temp.today() end, pg_temp.today() - n * interval '3 years' / (:people / 20),
  case when n % 4 < 2 then 'laurel' end, case when n % 4 < 2 then ' idea ' || n || ' what if number ' || n || case n % 100 when 1 then ' orchids' else '' end else '' end,
  case n % 8 when 1 then 'planned' else 'new' end
from (select generate_series(1, :people / 20) n) ideas;

insert into idea_votes (idea_id, member_id, created_at)
select id, (id * 7 + k) % :people + 1, pg_temp.today() from ideas, generate_series(1, (id % 50)::int) k where shared_site is not null;
update ideas set votes = id % 50 where shared_site is not null;


insert into words (of, of_id, by_id, text)
select 'idea.title', id, by_id, 'Idea ' || id from ideas union all select 'idea.text', id, by_id, 'What if number ' || id || '?' from ideas;

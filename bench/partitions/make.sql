-- The recognitions of :people people in ten years, ten each, once in one table and once in a table for each month.
create table plain (
  id bigint not null generated always as identity primary key, kind text not null, from_id bigint not null, to_id bigint not null, value text not null,
  points integer not null, award_id bigint, created_at timestamptz not null
);
insert into plain (kind, from_id, to_id, value, points, award_id, created_at)
select (array['thankyou', 'thankyou', 'reward', 'adhoc', 'nomination'])[1 + n % 5], 1 + (hashint8(n) & 2147483647) % :people,
  1 + (hashint8(n + 1) & 2147483647) % :people, 'Client Obsession: Team', 20, n,
  timestamptz '2016-12-01' + interval '10 years' * (n::float / (:people * 10))
from generate_series(1::bigint, :people * 10::bigint) n;

create table monthly (like plain including identity) partition by range (created_at);
select format('create table monthly_%s partition of monthly for values from (%L) to (%L)', to_char(m, 'YYYY_MM'), m, m + interval '1 month')
from generate_series(timestamptz '2016-12-01', timestamptz '2027-01-01', interval '1 month') m
\gexec
insert into monthly overriding system value select * from plain;
select setval(pg_get_serial_sequence('monthly', 'id'), :people * 10::bigint);
alter table monthly add primary key (id, created_at);

select format(text, one) from unnest(array['plain', 'monthly']) one, unnest(array[
  'create index on %s (award_id) where award_id is not null',
  'create index on %s (from_id, created_at desc)',
  'create index on %s (to_id, created_at desc)',
  'create index on %s (created_at desc, id desc)',
  'create index on %s (created_at desc, id desc) where kind = ''nomination''',
  'create index on %s (created_at desc, id desc) include (to_id) where kind <> ''thankyou''']) text
\gexec
vacuum analyze plain;
vacuum analyze monthly;

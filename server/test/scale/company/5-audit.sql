-- Acts of three years, sealed.

select events_make_months(pg_temp.today() - interval '3 years', pg_temp.today() + interval '3 months');

insert into events (at, type, version, actor_id, subject, concerns, facts, is_act)
select pg_temp.today() - n * interval '1 hour', 'nomination.declined', 1, 77, 'nomination:' || n * 20 + 11, '{}',
  '{"reviewId": 1, "before": "open", "after": "declined"}', true
from generate_series(0, :people / 50 - 1) n;

select audit_seal(array_agg(id)) from events where is_act;
update subscribers set position = (select max(id) from events);

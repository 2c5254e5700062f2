-- With the triggers on, because each entry is chained to the one before.

insert into audit_entries (at, actor_id, act, subject, after)
select pg_temp.today() - n * interval '1 hour', 77, 'nomination declined', 'nomination:' || n * 20 + 11, '{"motivation": "Not this time"}'
from generate_series(0, :people / 50 - 1) n;

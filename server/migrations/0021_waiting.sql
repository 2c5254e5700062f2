-- What waits for somebody is counted from indexes that hold what waits alone, however much was done before.

create index nominations_unreviewed on nominations (nominee_id, created_at) where state in ('open', 'waiting');
create index nominations_unreviewed_divisions on nominations (division_code, created_at)
  where state in ('open', 'waiting') and division_code is not null;
create index ideas_awaiting on ideas (created_at, by_id) where state = 'awaiting';

-- Nominations of who has left are listed too: whom somebody manages is asked with and without them.
drop index members_manager;
create index members_manager on members (manager_id) where manager_id is not null;

-- What became of a nomination: it may also wait for a second person, or be closed because its nominee has left.

alter table nominations
  drop constraint nominations_state_known,
  drop constraint nominations_ratings_counted,
  add column closed_at timestamptz,
  add column closed_why text,
  add constraint nominations_state_known check (state in ('open', 'waiting', 'rated', 'declined', 'closed')),
  add constraint nominations_ratings_counted check (
    case state when 'open' then rating_count = 0 when 'declined' then true when 'closed' then true else rating_count > 0 end
  ),
  add constraint nominations_closed check (((state = 'closed') = (closed_at is not null)) and ((state = 'closed') = (closed_why is not null))),
  add constraint nominations_closed_why_known check (closed_why in ('nominee left'));
create index nominations_waiting on nominations (created_at, id) where state = 'waiting';

-- Whoever leaves by whatever way, roster, command or correction, leaves no open nomination behind; and whoever comes back finds
-- those again that were closed when they left.
create function nominations_follow_members() returns trigger language plpgsql as $$
begin
  update nominations n set state = 'closed', closed_at = m.deactivated_at, closed_why = 'nominee left'
    from after_update m where n.nominee_id = m.id and m.deactivated_at is not null and n.state in ('open', 'waiting');
  update nominations n set state = case n.rating_count when 0 then 'open' else 'waiting' end, closed_at = null, closed_why = null
    from after_update m where n.nominee_id = m.id and m.deactivated_at is null and n.closed_why = 'nominee left';
  return null;
end
$$;
create trigger members_nominations_follow after update on members referencing new table as after_update
  for each statement execute function nominations_follow_members();

update nominations n set state = 'closed', closed_at = m.deactivated_at, closed_why = 'nominee left'
  from members m where m.id = n.nominee_id and m.deactivated_at is not null and n.state = 'open';

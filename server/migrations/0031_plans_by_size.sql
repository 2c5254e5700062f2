-- What a statement changed is joined by a plan that is made for it: one that was kept from a change of one row would look through
-- all changed rows for each of thousands. PostgreSQL keeps the plan of a statement without parameters for as long as the
-- connection lives, so these say `execute`.
create or replace function nominations_follow_members() returns trigger language plpgsql as $$
begin
  execute 'update nominations n set state = ''closed'', closed_at = m.deactivated_at, closed_why = ''nominee left''
    from after_update m where n.nominee_id = m.id and m.deactivated_at is not null and n.state in (''open'', ''waiting'')';
  execute 'update nominations n set state = case n.rating_count when 0 then ''open'' else ''waiting'' end, closed_at = null, closed_why = null
    from after_update m where n.nominee_id = m.id and m.deactivated_at is null and n.closed_why = ''nominee left''';
  return null;
end
$$;

create or replace function profiles_follow_members() returns trigger language plpgsql as $$
begin
  execute 'update profiles p set is_active = m.deactivated_at is null, division_code = m.division_code
    from after_update m
    where p.member_id = m.id and (p.is_active <> (m.deactivated_at is null) or p.division_code <> m.division_code)';
  return null;
end
$$;

create or replace function shared_profiles_updated() returns trigger language plpgsql as $$
declare
  names text[];
begin
  execute 'select array(
    with pairs as materialized (
      select o, n from before_update o join after_update n on n.member_id = o.member_id
      where (o.is_active or n.is_active) and (o.is_active, o.division_code, o.firstname, o.known_as, o.surname, o.picture_id, o.dob_day, o.dob_month, o.hire_date,
          o.get_to_know, o.hobbies, o.dreams, o.shuffle_key)
        is distinct from (n.is_active, n.division_code, n.firstname, n.known_as, n.surname, n.picture_id, n.dob_day, n.dob_month, n.hire_date,
          n.get_to_know, n.hobbies, n.dreams, n.shuffle_key)
    ), sides as (select (o).* from pairs union all select (n).* from pairs)
    select distinct s.name from sides c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select ''introductions'' from sides where is_active and get_to_know and (hobbies <> '''' or dreams <> '''') limit 1))' into names;
  perform shared_changed(names);
  return null;
end
$$;

create or replace function shared_members_updated() returns trigger language plpgsql as $$
declare
  names text[];
begin
  execute 'select array(
    (select ''divisions'' from before_update o join after_update n on n.id = o.id
      where (o.division_code, o.deactivated_at is null) is distinct from (n.division_code, n.deactivated_at is null) limit 1)
    union all
    select distinct s.name from before_update o join after_update n on n.id = o.id join profiles p on p.member_id = n.id,
      lateral (select ''introductions'' union all select shared_days(p.dob_month, p.dob_day, p.hire_date)) s (name)
    where (o.registered_at is null, o.public_id) is distinct from (n.registered_at is null, n.public_id))' into names;
  perform shared_changed(names);
  return null;
end
$$;

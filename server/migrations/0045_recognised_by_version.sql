-- Who was recognised last is the same for everybody at Home, so it is kept by version as well: raised by a nomination that is rewarded,
-- once however many people it reaches, and by what is seen of a person.

create trigger payouts_shared after insert on payouts for each row execute function shared_named('recognised');

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
    (select ''introductions'' from sides where is_active and get_to_know and (hobbies <> '''' or dreams <> '''') limit 1)
    union all
    (select ''recognised'' from pairs
      where ((o).is_active, (o).division_code, (o).firstname, (o).known_as, (o).surname, (o).picture_id)
        is distinct from ((n).is_active, (n).division_code, (n).firstname, (n).known_as, (n).surname, (n).picture_id) limit 1))' into names;
  perform shared_changed(names);
  return null;
end
$$;

create trigger profiles_shared_recognised after delete on profiles for each statement execute function shared_named('recognised');

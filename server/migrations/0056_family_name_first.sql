-- In which order somebody's names are said is a custom of their culture, which the roster may tell: Nagy Anna has her family name first.
alter table profiles add column family_first boolean not null default false;

create function full_name(given text, surname text, family_first boolean) returns text immutable language sql
return case when family_first then surname || ' ' || given else given || ' ' || surname end;

-- Whole names were made by expressions, which cannot be changed; what is in them stays, and a trigger keeps them, for instances of the
-- former release too.
alter table profiles alter column roster_name drop expression, alter column display_name drop expression;
alter table profiles alter column roster_name set default '', alter column display_name set default '';
create function profiles_names() returns trigger language plpgsql as $$
begin
  new.roster_name = full_name(new.firstname, new.surname, new.family_first);
  new.display_name = full_name(coalesce(new.known_as, new.firstname), new.surname, new.family_first);
  return new;
end
$$;
create trigger profiles_names before insert or update of firstname, known_as, surname, family_first on profiles
  for each row execute function profiles_names();

-- What is kept for all changes with it, as with the names themselves.
create or replace function shared_profiles_updated() returns trigger language plpgsql as $$
declare
  names text[];
begin
  execute 'select array(
    with pairs as materialized (
      select o, n from before_update o join after_update n on n.member_id = o.member_id
      where (o.is_active or n.is_active) and (o.is_active, o.division_code, o.firstname, o.known_as, o.surname, o.family_first, o.picture_id, o.dob_day, o.dob_month, o.hire_date,
          o.get_to_know, o.hobbies, o.dreams, o.shuffle_key)
        is distinct from (n.is_active, n.division_code, n.firstname, n.known_as, n.surname, n.family_first, n.picture_id, n.dob_day, n.dob_month, n.hire_date,
          n.get_to_know, n.hobbies, n.dreams, n.shuffle_key)
    ), sides as (select (o).* from pairs union all select (n).* from pairs)
    select distinct s.name from sides c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select ''introductions'' from sides where is_active and get_to_know and (hobbies <> '''' or dreams <> '''') limit 1)
    union all
    (select ''recognised'' from pairs
      where ((o).is_active, (o).division_code, (o).firstname, (o).known_as, (o).surname, (o).family_first, (o).picture_id)
        is distinct from ((n).is_active, (n).division_code, (n).firstname, (n).known_as, (n).surname, (n).family_first, (n).picture_id) limit 1))' into names;
  perform shared_changed(names);
  return null;
end
$$;

create or replace view people as
 SELECT m.id,
    m.member_number,
    m.public_id,
    m.division_code,
    m.site_template,
    m.manager_id,
    m.registered_at,
    m.deactivated_at,
    m.erased_at,
    COALESCE(p.firstname, nullif(current_setting('laurel.former', true), ''), 'Former'::text) AS firstname,
    p.known_as,
    COALESCE(p.surname, nullif(current_setting('laurel.colleague', true), ''), 'colleague'::text) AS surname,
    COALESCE(p.roster_name, nullif(current_setting('laurel.former_colleague', true), ''), 'Former colleague'::text) AS roster_name,
    COALESCE(p.called, nullif(current_setting('laurel.former', true), ''), 'Former'::text) AS called,
    COALESCE(p.display_name, nullif(current_setting('laurel.former_colleague', true), ''), 'Former colleague'::text) AS display_name,
    p.email,
    p.roster_email,
    p.email_confirmed_at,
    p.cell_num,
    p.roster_cell_num,
    p.hire_date,
    p.dob_day,
    p.dob_month,
    COALESCE(p.get_to_know, false) AS get_to_know,
    COALESCE(p.hobbies, ''::text) AS hobbies,
    COALESCE(p.dreams, ''::text) AS dreams,
    p.picture_id,
    p.search_text,
    p.language,
    p.roster_language,
    p.browser_language,
    COALESCE(p.family_first, false) AS family_first
   FROM members m
     LEFT JOIN profiles p ON p.member_id = m.id;

-- What everybody sees the same is kept by the portal's processes, each thing with the version that it was read at. A version is
-- raised in the transaction that changes what is seen, and read with the caller: what is kept is never older than the request.

create table shared_versions (
  name text primary key,
  version bigint not null
);

-- What a transaction has changed, until it commits.
create table shared_changes (
  id bigint primary key generated always as identity,
  name text not null
);

-- At the very end of the transaction: so nobody waits for more than another's commit, and no order of locks is asked of anybody.
create function shared_versions_rise() returns trigger language plpgsql as $$
begin
  insert into shared_versions as v (name, version) values (new.name, 1) on conflict (name) do update set version = v.version + 1;
  delete from shared_changes where id = new.id;
  return null;
end
$$;
create constraint trigger shared_changes_rise after insert on shared_changes deferrable initially deferred
  for each row execute function shared_versions_rise();

-- Once for each name and transaction, in one order, so that no two transactions wait for each other.
create function shared_changed(names text[]) returns void language sql as $$
  insert into shared_changes (name)
  select changed.name from unnest(names) changed (name)
  where changed.name is not null and not exists (select from shared_changes c where c.name = changed.name) group by changed.name order by changed.name
$$;

-- The catalogue of a price list.

create function shared_catalogue_of_all() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(select 'catalogue:' || alloc from countries));
  return null;
end
$$;
create trigger categories_shared after insert or update or delete on categories for each statement execute function shared_catalogue_of_all();
create trigger product_pictures_shared after insert or update or delete on product_pictures
  for each statement execute function shared_catalogue_of_all();

create function shared_catalogue() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(select distinct 'catalogue:' || alloc from changed));
  return null;
end
$$;
create trigger products_shared_insert after insert on products referencing new table as changed
  for each statement execute function shared_catalogue();
create trigger products_shared_delete after delete on products referencing old table as changed
  for each statement execute function shared_catalogue();

-- By row, because its condition costs an order next to nothing: what is left of the stock is not seen, that nothing is left is.
create function shared_product() returns trigger language plpgsql as $$
begin
  perform shared_changed(array['catalogue:' || old.alloc, 'catalogue:' || new.alloc]);
  return null;
end
$$;
create trigger products_shared_update after update on products for each row
  when ((old.stock > 0, old.alloc, old.code, old.category_id, old.name, old.brand, old.model, old.description, old.features, old.price_minor,
      old.price_description, old.image_file, old.kind, old.is_no_basket, old.is_active)
    is distinct from (new.stock > 0, new.alloc, new.code, new.category_id, new.name, new.brand, new.model, new.description, new.features,
      new.price_minor, new.price_description, new.image_file, new.kind, new.is_no_basket, new.is_active))
  execute function shared_product();

-- A code that another transaction is taking still looks free, but its xmax is set. Of several that take the last ones at once
-- it is the one that looks last that finds none left: so at least one of them raises the version.
create function shared_codes_issued() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(
    select distinct 'catalogue:' || p.alloc
    from (select distinct n.product_id from after_update n join before_update o on o.id = n.id
      where (o.order_line_id is null) <> (n.order_line_id is null) or o.product_id <> n.product_id) issued
    join products p on p.id = issued.product_id
    where not exists (select from voucher_codes v where v.product_id = p.id and v.order_line_id is null and v.xmax = '0'::xid)));
  return null;
end
$$;
create trigger voucher_codes_shared_update after update on voucher_codes
  referencing old table as before_update new table as after_update for each statement execute function shared_codes_issued();

create function shared_codes() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(select distinct 'catalogue:' || p.alloc from (select distinct product_id from changed) c join products p on p.id = c.product_id));
  return null;
end
$$;
create trigger voucher_codes_shared_insert after insert on voucher_codes referencing new table as changed
  for each statement execute function shared_codes();
create trigger voucher_codes_shared_delete after delete on voucher_codes referencing old table as changed
  for each statement execute function shared_codes();

-- Countries and divisions, and which of them have people.

create function shared_country() returns trigger language plpgsql as $$
begin
  perform shared_changed(array['divisions', 'catalogue:' || old.alloc, 'catalogue:' || new.alloc]);
  return null;
end
$$;
create trigger countries_shared after insert or update or delete on countries for each row execute function shared_country();

create function shared_named() returns trigger language plpgsql as $$
begin
  perform shared_changed(array[tg_argv[0]]);
  return null;
end
$$;
create trigger divisions_shared after insert or update or delete on divisions for each statement execute function shared_named('divisions');
create trigger members_shared_insert after insert on members for each statement execute function shared_named('divisions');

-- Content and adverts, the competition.

create trigger content_blocks_shared after insert or update or delete on content_blocks for each statement execute function shared_named('content');
create trigger adverts_shared after insert or update or delete on adverts for each statement execute function shared_named('content');
create trigger competition_shared after insert or update or delete on competition for each statement execute function shared_named('competition');

-- Who celebrates on a day of the year, and whom Home presents. Who celebrates on 29 February does so on 28 February in other years.

create function shared_days(dob_month smallint, dob_day smallint, hire_date date) returns setof text stable language sql as $$
  select 'celebrations:' || lpad(d.day::text, 4, '0')
  from (values (dob_month * 100 + dob_day), (extract(month from hire_date) * 100 + extract(day from hire_date))) of (day),
    lateral (values (of.day), (case of.day when 229 then 228 end)) d (day)
  where d.day is not null
$$;

create function shared_profiles() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(
    select distinct s.name from changed c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select 'introductions' from changed where is_active and get_to_know and (hobbies <> '' or dreams <> '') limit 1)));
  return null;
end
$$;
create trigger profiles_shared_insert after insert on profiles referencing new table as changed
  for each statement execute function shared_profiles();
create trigger profiles_shared_delete after delete on profiles referencing old table as changed
  for each statement execute function shared_profiles();

create function shared_profiles_updated() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(
    with pairs as materialized (
      select o, n from before_update o join after_update n on n.member_id = o.member_id
      where (o.is_active or n.is_active) and (o.is_active, o.division_code, o.firstname, o.known_as, o.surname, o.picture_id, o.dob_day, o.dob_month, o.hire_date,
          o.get_to_know, o.hobbies, o.dreams, o.shuffle_key)
        is distinct from (n.is_active, n.division_code, n.firstname, n.known_as, n.surname, n.picture_id, n.dob_day, n.dob_month, n.hire_date,
          n.get_to_know, n.hobbies, n.dreams, n.shuffle_key)
    ), sides as (select (o).* from pairs union all select (n).* from pairs)
    select distinct s.name from sides c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select 'introductions' from sides where is_active and get_to_know and (hobbies <> '' or dreams <> '') limit 1)));
  return null;
end
$$;
create trigger profiles_shared_update after update on profiles
  referencing old table as before_update new table as after_update for each statement execute function shared_profiles_updated();

create function shared_members_updated() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(
    (select 'divisions' from before_update o join after_update n on n.id = o.id
      where (o.division_code, o.deactivated_at is null) is distinct from (n.division_code, n.deactivated_at is null) limit 1)
    union all
    select distinct s.name from before_update o join after_update n on n.id = o.id join profiles p on p.member_id = n.id,
      lateral (select 'introductions' union all select shared_days(p.dob_month, p.dob_day, p.hire_date)) s (name)
    where (o.registered_at is null, o.public_id) is distinct from (n.registered_at is null, n.public_id)));
  return null;
end
$$;
create trigger members_shared_update after update on members
  referencing old table as before_update new table as after_update for each statement execute function shared_members_updated();

-- Home costs the same in a company of any size: who is met is read from a random place of one order, who celebrates from an
-- index that already stands in the order shown.

alter table members add column shuffle_key double precision not null default random();
create index members_to_know on members (shuffle_key)
  where get_to_know and deactivated_at is null and registered_at is not null and (hobbies <> '' or dreams <> '');
drop index members_get_to_know;

drop index members_birthday;
drop index members_anniversary;
create index members_birthday on members (dob_month, dob_day, firstname, surname, id) where deactivated_at is null;
create index members_anniversary on members
  ((extract(month from hire_date)), (extract(day from hire_date)), firstname, surname, id) where deactivated_at is null;

-- Whether a roster held only some people: who was missing had not left.
alter table uploads add column is_part boolean not null default false;

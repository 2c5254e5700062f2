-- Who signs on for the first time and has no picture is asked for one, until they say no or have one.
alter table profiles add column asks_picture boolean not null default false;

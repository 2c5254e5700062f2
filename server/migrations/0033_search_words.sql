-- The directory is searched by how words begin: each word of an active person's search text is a narrow row of its own, which
-- the database keeps. Two letters are looked up as fast as ten, in the order in which people are shown.

create table search_words (
  member_id bigint not null,
  word text collate "C" not null,
  -- 1 where the search text begins with it, else 2.
  place smallint not null,
  division_code text not null,
  search_text text collate "C" not null,
  constraint search_words_pkey primary key (member_id, word)
);

-- What is near to a mistyped word is looked up here, among the different words of all names.
create table name_words (
  word text collate "C",
  constraint name_words_pkey primary key (word)
);

create function search_words_of(search_text text) returns table (word text, place smallint) immutable language sql as $$
  select w.word, (case min(w.n) when 1 then 1 else 2 end)::smallint
  from string_to_table(search_text, ' ') with ordinality w (word, n) where w.word <> '' group by w.word
$$;

insert into search_words (member_id, word, place, division_code, search_text)
select p.member_id, w.word, w.place, p.division_code, p.search_text from profiles p, search_words_of(p.search_text) w where p.is_active;

-- Numbers are found by their beginning: a mistyped one would be somebody else's.
insert into name_words (word) select distinct word from search_words where word ~ '^\D{3,40}$';

create index search_words_first on search_words (place, word, search_text, member_id) include (division_code);
create index search_words_near on search_words (division_code, place, word, search_text, member_id);
create index name_words_like on name_words using gin (word gin_trgm_ops);

create function search_words_add(ids bigint[]) returns void language sql as $$
  with added as (
    insert into search_words (member_id, word, place, division_code, search_text)
    select p.member_id, w.word, w.place, p.division_code, p.search_text from profiles p, search_words_of(p.search_text) w
    where p.member_id = any(ids) and p.is_active returning word
  )
  insert into name_words (word) select distinct a.word from added a
  where a.word ~ '^\D{3,40}$' and not exists (select from name_words n where n.word = a.word) order by a.word on conflict (word) do nothing
$$;

create function search_words_follow_insert() returns trigger language plpgsql as $$
begin
  perform search_words_add(array(select member_id from changed));
  return null;
end
$$;
create trigger profiles_search_insert after insert on profiles referencing new table as changed
  for each statement execute function search_words_follow_insert();

create function search_words_follow_update() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(
    select n.member_id from before_update o join after_update n on n.member_id = o.member_id
    where (o.is_active, o.division_code, o.search_text) is distinct from (n.is_active, n.division_code, n.search_text));
begin
  if cardinality(ids) > 0 then
    delete from search_words where member_id = any(ids);
    perform search_words_add(ids);
  end if;
  return null;
end
$$;
create trigger profiles_search_update after update on profiles
  referencing old table as before_update new table as after_update for each statement execute function search_words_follow_update();

-- A name that was the erased person's alone goes with them.
create function search_words_follow_delete() returns trigger language plpgsql as $$
begin
  delete from search_words where member_id = any(array(select member_id from changed));
  delete from name_words n where n.word = any(array(select w.word from changed c, search_words_of(c.search_text) w))
    and not exists (select from search_words s where s.word = n.word and s.place in (1, 2));
  return null;
end
$$;
create trigger profiles_search_delete after delete on profiles referencing old table as changed
  for each statement execute function search_words_follow_delete();

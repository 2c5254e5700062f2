-- What the company says in words of its own is read from its versions: of a sentence, the last that has begun and was not taken
-- back. One that is planned begins by itself, at its moment.
alter table own_text_versions
  -- Null: at once, when it was saved.
  add column from_at timestamptz,
  add column withdrawn_at timestamptz,
  -- Null: by a file that said it for other English.
  add column withdrawn_by_id bigint,
  add constraint own_text_versions_withdrawer_known foreign key (withdrawn_by_id) references members (id),
  add constraint own_text_versions_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  add constraint own_text_versions_from_later check (from_at > saved_at),
  add constraint own_text_versions_withdrawn_before check (withdrawn_at < from_at);

-- What is said now is the first of each sentence in it, and so is what was said before.
create index own_text_versions_said on own_text_versions (language, key, coalesce(from_at, saved_at) desc, id desc);
drop index own_text_versions_of;
-- One plan for each sentence at most is seen to by who saves, under the lock of the table; what begins later is found by this.
create index own_text_versions_later on own_text_versions (from_at) where from_at is not null and withdrawn_at is null;

create trigger own_text_versions_shared after insert or update or delete on own_text_versions
  for each statement execute function shared_named('own_texts');

-- The former table stays as it is for former instances, while these are replaced: they hear what is said at once from now on.
create function own_texts_follow() returns trigger language plpgsql as $$
begin
  if new.text is null then
    delete from own_texts where language = new.language and key = new.key;
  else
    insert into own_texts (language, key, english, text, updated_at)
    values (new.language, new.key, new.english, new.text, new.saved_at)
    on conflict (language, key) do update
      set english = excluded.english, text = excluded.text, updated_at = excluded.updated_at;
  end if;
  return null;
end
$$;
create trigger own_text_versions_followed after insert on own_text_versions
  for each row when (new.from_at is null) execute function own_texts_follow();

-- What the company said in words of its own, and when: each change of a text, the newest last. Null: as the release says it.
create table own_text_versions (
  id bigint not null generated always as identity,
  language text not null,
  key text not null,
  english text not null,
  text text,
  saved_at timestamptz not null,
  -- Null: by a file.
  saved_by_id bigint,
  constraint own_text_versions_pkey primary key (id),
  constraint own_text_versions_saver_known foreign key (saved_by_id) references members (id),
  constraint own_text_versions_key_length check (char_length(key) between 1 and 200),
  constraint own_text_versions_text_length check (char_length(text) between 1 and 4000)
);
create index own_text_versions_of on own_text_versions (language, key, id);

insert into own_text_versions (language, key, english, text, saved_at)
select language, key, english, text, updated_at from own_texts order by updated_at, language, key;

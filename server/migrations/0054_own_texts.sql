-- What the company says in words of its own, where the release says something else: by language and by what the message is called.
-- `english` is what the message said in English when it was written: a release that says something else there is not answered with it.
create table own_texts (
  language text not null,
  key text not null,
  english text not null,
  text text not null,
  updated_at timestamptz not null,
  constraint own_texts_pkey primary key (language, key),
  constraint own_texts_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  constraint own_texts_key_length check (char_length(key) between 1 and 200),
  constraint own_texts_text_length check (char_length(text) between 1 and 4000)
);

create trigger own_texts_shared after insert or update or delete on own_texts for each statement execute function shared_named('own_texts');

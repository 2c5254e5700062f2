-- In which language somebody wrote what stands on a card, as far as it was recognised: a BCP 47 tag.
alter table words add column language text,
  add constraint words_language_tag check (language ~ '^[a-z]{2,3}$');

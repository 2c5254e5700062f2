-- What the company wrote, in further languages. A block is a document and has one of its own in each; whatever else it wrote (what
-- a product is called, a category, an advert, the competition) is found by its words, so that the same words are translated once,
-- and words that were changed fall back to what was written until somebody translates them anew.
create table content_texts (
  key text not null,
  language text not null,
  title text not null,
  markdown text not null,
  -- Rendered and sanitised when saved, and sanitised again when read.
  html text not null,
  updated_at timestamptz not null,
  constraint content_texts_pkey primary key (key, language),
  constraint content_texts_block_known foreign key (key) references content_blocks (key),
  constraint content_texts_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar'))
);

create table translations (
  kind text not null,
  -- SHA-256: some of them are longer than an index holds.
  text_hash bytea not null,
  language text not null,
  text text not null,
  translated text not null,
  by_id bigint,
  updated_at timestamptz not null,
  constraint translations_pkey primary key (kind, text_hash, language),
  constraint translations_kind_known check (kind in ('product', 'category', 'advert', 'competition')),
  constraint translations_hash_length check (octet_length(text_hash) = 32),
  constraint translations_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  constraint translations_by_known foreign key (by_id) references members (id),
  constraint translations_text_length check (char_length(text) between 1 and 4000),
  constraint translations_translated_length check (char_length(translated) between 1 and 8000)
);

create trigger content_texts_shared after insert or update or delete on content_texts for each statement execute function shared_named('content');
create trigger translations_shared after insert or update or delete on translations for each statement execute function shared_named('translations');

alter table uploads drop constraint uploads_kind_known;
alter table uploads add constraint uploads_kind_known
  check (kind in ('countries', 'roster', 'budgets', 'products', 'vouchers', 'promos', 'translations'));

-- What the company says in its own words has versions: a draft is written, published at once or from a moment on, and what was
-- published is kept. Members read the last whose moment has come. The texts in content_blocks and content_texts are those that
-- former instances read while they are replaced: what is published at once is written there too.
alter table content_blocks
  add column language text not null default 'en',
  add column retired_at timestamptz,
  add constraint content_blocks_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar'));

create table content_versions (
  key text not null,
  language text not null,
  version integer not null,
  title text not null,
  markdown text not null,
  -- Rendered and sanitised when saved, and sanitised again when read.
  html text not null,
  from_at timestamptz not null,
  published_at timestamptz not null,
  -- Null: it came with the portal.
  published_by_id bigint,
  reason text not null default '',
  -- Whoever accepted an earlier one is asked again.
  asks_again boolean not null default false,
  withdrawn_at timestamptz,
  constraint content_versions_pkey primary key (key, language, version),
  constraint content_versions_block_known foreign key (key) references content_blocks (key),
  constraint content_versions_by_known foreign key (published_by_id) references members (id),
  constraint content_versions_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  constraint content_versions_version_positive check (version > 0),
  constraint content_versions_from_ordered check (from_at >= published_at),
  constraint content_versions_withdrawn_before check (withdrawn_at < from_at),
  constraint content_versions_reason_length check (char_length(reason) <= 500)
);

-- Of a block in a language: how often anything about it was changed, by whom last, and what is being written.
create table content_drafts (
  key text not null,
  language text not null,
  revision integer not null,
  changed_at timestamptz not null,
  changed_by_id bigint not null,
  -- Null: nothing is being written.
  title text,
  markdown text,
  constraint content_drafts_pkey primary key (key, language),
  constraint content_drafts_block_known foreign key (key) references content_blocks (key),
  constraint content_drafts_by_known foreign key (changed_by_id) references members (id),
  constraint content_drafts_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  constraint content_drafts_whole check ((title is null) = (markdown is null)),
  constraint content_drafts_title_length check (char_length(title) <= 120),
  constraint content_drafts_markdown_length check (char_length(markdown) <= 40000)
);

-- Which version of the terms, or of what is said of privacy, somebody has accepted. Without a foreign key to it: everybody accepts
-- the same row.
create table acceptances (
  member_id bigint not null,
  key text not null,
  language text not null,
  version integer not null,
  accepted_at timestamptz not null,
  constraint acceptances_pkey primary key (member_id, key, language, version),
  constraint acceptances_member_known foreign key (member_id) references members (id)
);

-- What was written before is version 1: in English, or, where there is an English text beside it, in the language that has none.
-- Nobody reads another text for it: no version of what is kept rises, and a restore, which does this in its own transaction, has nothing pending.
alter table content_blocks disable trigger content_blocks_shared;
update content_blocks b set language = coalesce((
  select l.language from unnest(array['en', (select s.language from settings s), 'de', 'it', 'pt-BR', 'ar']) with ordinality l (language, place)
  where not exists (select from content_texts t where t.key = b.key and t.language = l.language) order by l.place limit 1), 'en');
alter table content_blocks enable trigger content_blocks_shared;
insert into content_versions (key, language, version, title, markdown, html, from_at, published_at)
  select key, language, 1, title, markdown, html, updated_at, updated_at from content_texts
  union all
  select key, language, 1, title, markdown, html, updated_at, updated_at from content_blocks b
  where not exists (select from content_texts t where t.key = b.key and t.language = b.language);

create function content_for_former_instances() returns trigger language plpgsql as $$
begin
  update content_blocks set title = new.title, markdown = new.markdown, html = new.html, updated_at = new.published_at
    where key = new.key and language = new.language;
  if not found then
    insert into content_texts (key, language, title, markdown, html, updated_at)
      values (new.key, new.language, new.title, new.markdown, new.html, new.published_at)
      on conflict (key, language) do update set title = excluded.title, markdown = excluded.markdown, html = excluded.html, updated_at = excluded.updated_at;
  end if;
  return null;
end
$$;
create trigger content_versions_former after insert on content_versions for each row
  when (new.from_at = new.published_at) execute function content_for_former_instances();
create trigger content_versions_shared after insert or update or delete on content_versions for each statement execute function shared_named('content');

alter table pictures drop constraint pictures_kind_known;
alter table pictures add constraint pictures_kind_known check (kind in ('profile', 'banner', 'content'));

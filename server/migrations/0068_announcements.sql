-- What the company announces on Home and advertises in the shop: to whom, from when and until when, in its languages. What was taken
-- away stays for a while, so that it can come back. The former adverts stay as they are for former instances, while these are replaced.
create table announcements (
  id bigint generated always as identity,
  place text not null,
  -- Smaller ones stand before larger ones.
  position bigint not null,
  -- In which it was written, and is read by whom no other text is for.
  language text not null,
  -- An uploaded picture by its id, or a file of the portal; empty: none.
  picture text not null,
  link text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  -- All of them empty: everybody. Otherwise whoever is in any of them.
  sites text[] not null default '{}',
  countries text[] not null default '{}',
  clusters text[] not null default '{}',
  divisions text[] not null default '{}',
  managers_only boolean not null default false,
  revision integer not null,
  changed_at timestamptz not null,
  -- Null: it came with the portal.
  changed_by_id bigint,
  removed_at timestamptz,
  constraint announcements_pkey primary key (id),
  constraint announcements_changed_by_known foreign key (changed_by_id) references members (id),
  constraint announcements_place_known check (place in ('home', 'shop')),
  constraint announcements_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  constraint announcements_picture_inside check (picture ~ '^([A-Za-z0-9][A-Za-z0-9._-]*)?$'),
  constraint announcements_link_inside check (link = '' or link = '/' or link ~ '^/[^/\\]'),
  constraint announcements_span_ordered check (until_at >= from_at),
  constraint announcements_revision_positive check (revision > 0)
);
create index announcements_place on announcements (place, position, id) where removed_at is null;

create table announcement_texts (
  announcement_id bigint not null,
  language text not null,
  title text not null,
  words text not null,
  -- What the picture shows, for those who do not see it; empty: it only decorates.
  alt text not null,
  constraint announcement_texts_pkey primary key (announcement_id, language),
  constraint announcement_texts_announcement_known foreign key (announcement_id) references announcements (id) on delete cascade,
  constraint announcement_texts_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  constraint announcement_texts_title_length check (char_length(title) between 1 and 80),
  constraint announcement_texts_words_length check (char_length(words) <= 600),
  constraint announcement_texts_alt_length check (char_length(alt) <= 200)
);

-- Who does not want to see one any more. Without a foreign key to it: everybody dismisses the same row.
create table announcement_dismissals (
  member_id bigint not null,
  announcement_id bigint not null,
  dismissed_at timestamptz not null,
  constraint announcement_dismissals_pkey primary key (member_id, announcement_id),
  constraint announcement_dismissals_member_known foreign key (member_id) references members (id)
);
create index announcement_dismissals_announcement on announcement_dismissals (announcement_id);

-- The adverts of before, in their order, since the first member came and without an end, and what they are called in other languages.
insert into announcements (place, position, language, picture, link, from_at, revision, changed_at)
  select 'shop', row_number() over (order by a.id), 'en', a.img, a.href, since.at, 1, since.at
  from adverts a, (select coalesce(min(registered_at), now()) as at from members) since order by a.id;
insert into announcement_texts (announcement_id, language, title, words, alt)
  select n.id, 'en', left(a.what, 80), '', '' from adverts a join announcements n
    on n.position = (select count(*) from adverts b where b.id <= a.id);
insert into announcement_texts (announcement_id, language, title, words, alt)
  select n.id, t.language, left(t.translated, 80), '', ''
  from adverts a join announcements n on n.position = (select count(*) from adverts b where b.id <= a.id)
  join translations t on t.kind = 'advert' and t.text_hash = sha256(convert_to(a.what, 'UTF8')) and t.language <> 'en';

create trigger announcements_shared after insert or update or delete on announcements for each statement execute function shared_named('content');
create trigger announcement_texts_shared after insert or update or delete on announcement_texts for each statement execute function shared_named('content');

alter table pictures drop constraint pictures_kind_known;
alter table pictures add constraint pictures_kind_known check (kind in ('profile', 'banner', 'content', 'look', 'announcement')) not valid;

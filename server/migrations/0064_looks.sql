-- What each site looks like, a whole document for each version: worn from the moment at which it is saved. What a document leaves out
-- is as a company starts. Of all sites the one that was first of all is worn where a site has none.
create table look_versions (
  id integer not null,
  site text not null,
  document jsonb not null,
  saved_at timestamptz not null,
  -- Null: it came with the portal.
  saved_by_id bigint,
  reason text not null,
  constraint look_versions_pkey primary key (id),
  constraint look_versions_saved_by_known foreign key (saved_by_id) references members (id),
  constraint look_versions_id_positive check (id > 0),
  constraint look_versions_site_code check (site ~ '^[a-z0-9-]{1,40}$'),
  constraint look_versions_document_object check (jsonb_typeof(document) = 'object'),
  constraint look_versions_reason_length check (char_length(reason) <= 500)
);
create index look_versions_site on look_versions (site, id desc);

-- As everybody saw it before: every site but one wore the first.
insert into look_versions (id, site, document, saved_at, reason) values (1, 'laurel', '{}', now(), '');
insert into look_versions (id, site, document, saved_at, reason)
  select 2, 'alba', '{"name": "Alba", "logo": {"day": "alba", "night": "alba"}, "brand": "#6d2346", "accent": "#f9815e"}', now(), ''
  where exists (select from members where lower(site_template) = 'alba');
create trigger look_versions_shared after insert or update or delete on look_versions for each statement execute function shared_named('looks');

alter table pictures drop constraint pictures_kind_known;
alter table pictures add constraint pictures_kind_known check (kind in ('profile', 'banner', 'content', 'look')) not valid;

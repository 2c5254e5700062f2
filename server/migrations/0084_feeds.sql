-- Files that an HR system sends by itself, by a token of their source.
alter table upload_sources
  -- Of a file that comes by itself: rows in which something is wrong stay out, and the others are done.
  add column leaves_out boolean not null default false;

create table feed_tokens (
  id bigint generated always as identity constraint feed_tokens_pkey primary key,
  source_id bigint not null constraint feed_tokens_source_known references upload_sources (id) on delete cascade,
  token_hash bytea not null constraint feed_tokens_once unique,
  last_four text not null,
  -- As whom its files are taken in.
  by_id bigint not null constraint feed_tokens_by_known references members (id),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  last_used_at timestamptz
);
create index feed_tokens_source on feed_tokens (source_id, id);

create table fed_files (
  id bigint generated always as identity constraint fed_files_pkey primary key,
  -- Sources may be forgotten; what they sent stays.
  source_id bigint not null,
  source text not null,
  kind text not null,
  by_id bigint not null constraint fed_files_by_known references members (id),
  last_four text not null,
  file_name text not null,
  sha256 bytea not null,
  state text not null constraint fed_files_state_known check (state in ('done', 'waiting', 'failed', 'replaced', 'confirmed', 'declined')),
  -- Why it waits or failed, as it was said to who sent it, with the first errors.
  words text not null,
  errors jsonb not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  unchanged integer not null,
  left_out integer not null,
  -- Only while it waits.
  file bytea,
  at timestamptz not null,
  decided_by_id bigint constraint fed_files_decided_by_known references members (id),
  decided_at timestamptz,
  constraint fed_files_file_while_waiting check ((file is not null) = (state = 'waiting'))
);
create index fed_files_of_source on fed_files (source_id, id desc);
create unique index fed_files_one_waits on fed_files (source_id) where state = 'waiting';

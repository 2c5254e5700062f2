-- How the files of a system are read: which of its columns is which of ours, and in which order its dates are.
create table upload_sources (
  id bigint generated always as identity constraint upload_sources_pkey primary key,
  kind text not null constraint upload_sources_kind_known
    check (kind in ('countries', 'roster', 'budgets', 'products', 'vouchers', 'promos', 'translations')),
  name text not null constraint upload_sources_name_length check (char_length(name) between 1 and 60),
  -- By a header as it was spelt: a column of the kind, or '' where it is left alone.
  columns jsonb not null constraint upload_sources_columns_object check (jsonb_typeof(columns) = 'object'),
  -- The plain names of its last header, by which a file is known again.
  headers text[] not null,
  dates text constraint upload_sources_dates_known check (dates in ('ymd', 'dmy', 'mdy')),
  -- '': the first.
  sheet text not null constraint upload_sources_sheet_length check (char_length(sheet) <= 60),
  -- Of a roster: it holds only some people.
  is_part boolean not null constraint upload_sources_part_of_roster check (not is_part or kind = 'roster'),
  version integer not null default 1,
  by_id bigint constraint upload_sources_by_known references members (id),
  changed_at timestamptz not null
);
create unique index upload_sources_named on upload_sources (lower(name));

alter table uploads
  -- The source's name as it was then; none where the file was read by the names of its columns alone.
  add column source text,
  add column way text not null default 'screen' constraint uploads_way_known check (way in ('screen', 'command', 'token', 'folder'));

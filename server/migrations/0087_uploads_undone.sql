-- What a file of data has changed, so that it can be undone while nothing depends on it.
alter table uploads
  -- How many differences were kept; null for files of before, of which the former state is not known.
  add column differences integer,
  -- Who confirmed it as the second person.
  add column second_id bigint,
  -- The file that this entry took back.
  add column undo_of bigint,
  add constraint uploads_second_known foreign key (second_id) references members (id) not valid,
  add constraint uploads_undo_known foreign key (undo_of) references uploads (id) not valid,
  add constraint uploads_undo_other check (undo_of <> id) not valid,
  add constraint uploads_second_other check (second_id <> by_id) not valid;
create unique index uploads_undone_once on uploads (undo_of) where undo_of is not null;

create table upload_differences (
  upload_id bigint not null constraint upload_differences_upload_known references uploads (id),
  n integer not null,
  -- What it is a row of.
  thing text not null constraint upload_differences_thing_known
    check (thing in ('member', 'byHand', 'division', 'grant', 'product', 'code', 'promo', 'translation')),
  -- Whose, or which; none where the key alone says it.
  thing_id bigint,
  line integer not null,
  key text not null,
  -- Where it was there before: the values that differ, as they were.
  before jsonb,
  after jsonb not null,
  -- Why it stayed, where the file was undone without it.
  stays jsonb,
  constraint upload_differences_pkey primary key (upload_id, n)
);
create index upload_differences_of_member on upload_differences (thing_id) where thing in ('member', 'byHand');

-- When the files of a source are expected.
alter table upload_sources
  add column expects text not null default 'none',
  add column expects_hour smallint not null default 6,
  -- Of a weekly file: Monday is 1.
  add column expects_weekday smallint not null default 1,
  -- The company's, when it was said.
  add column expects_zone text not null default 'UTC',
  add column expects_since timestamptz,
  add constraint upload_sources_expects_known check (expects in ('none', 'daily', 'weekdays', 'weekly')) not valid,
  add constraint upload_sources_expects_hour check (expects_hour between 0 and 23) not valid,
  add constraint upload_sources_expects_weekday check (expects_weekday between 1 and 7) not valid,
  add constraint upload_sources_expects_roster check (expects = 'none' or kind = 'roster') not valid;

-- Files that did not come when they were expected: once each.
create table missed_files (
  id bigint generated always as identity constraint missed_files_pkey primary key,
  -- Sources may be forgotten.
  source_id bigint not null,
  source text not null,
  kind text not null,
  due_at timestamptz not null,
  told_at timestamptz not null,
  -- When the next one came.
  arrived_at timestamptz,
  constraint missed_files_once unique (source_id, due_at)
);
create index missed_files_open on missed_files (source_id) where arrived_at is null;

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk', 'debt.reason', 'undo.reason')) not valid;
alter table words add constraint words_undo_reason_length check (of <> 'undo.reason' or char_length(text) <= 300) not valid;

-- The beginning of a company: who is its first administrator, what they have settled, and when they were done.
create table setup (
  is_only boolean not null default true,
  -- Who came by the link of the start, or is named by LAUREL_FIRST_ADMIN; null where the company was filled by a file.
  administrator_id bigint,
  finished_at timestamptz,
  finished_by_id bigint,
  constraint setup_pkey primary key (is_only),
  constraint setup_one_row check (is_only),
  constraint setup_administrator_known foreign key (administrator_id) references members (id),
  constraint setup_finisher_known foreign key (finished_by_id) references members (id)
);

-- The link that leads the first administrator in, once; the newest counts alone.
create table setup_links (
  is_only boolean not null default true,
  secret_hash bytea not null,
  expires_at timestamptz not null,
  -- Who signed on through the identity provider to get it, as it told.
  issuer text,
  subject text,
  email text,
  member_number text,
  constraint setup_links_pkey primary key (is_only),
  constraint setup_links_one_row check (is_only),
  constraint setup_links_person_whole check ((issuer is null) = (subject is null))
);

-- What stays as it is, or is not needed.
create table setup_marks (
  step text not null,
  marked_at timestamptz not null,
  marked_by_id bigint not null,
  constraint setup_marks_pkey primary key (step),
  constraint setup_marks_by_known foreign key (marked_by_id) references members (id),
  constraint setup_marks_step_known check (step in ('roster', 'programme', 'budgets', 'words', 'looks', 'rewards', 'mail', 'signOn'))
);

-- Somebody had a message sent to themselves.
create table mail_tests (
  id bigint not null generated always as identity,
  tested_at timestamptz not null,
  by_id bigint not null,
  constraint mail_tests_pkey primary key (id),
  constraint mail_tests_by_known foreign key (by_id) references members (id)
);

-- A company that has people is past its beginning.
insert into setup (finished_at) select case when exists (select from members) then now() end;

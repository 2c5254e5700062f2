create table ideas (
  id bigint generated always as identity primary key,
  by_id bigint not null,
  category text not null,
  title text not null,
  idea text not null,
  state text not null default 'awaiting',
  comment text not null default '',
  reward_points integer not null default 0,
  reviewed_by_id bigint,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  constraint ideas_by_known foreign key (by_id) references members (id),
  constraint ideas_reviewer_known foreign key (reviewed_by_id) references members (id),
  constraint ideas_reviewer_other check (reviewed_by_id <> by_id),
  constraint ideas_category_known check (category in ('The next big idea', 'Improve rewards and recognition', 'Current challenges')),
  constraint ideas_title_length check (char_length(title) <= 50),
  constraint ideas_idea_length check (char_length(idea) <= 2000),
  constraint ideas_comment_length check (char_length(comment) <= 100),
  constraint ideas_state_known check (state in ('awaiting', 'rewarded', 'concluded')),
  constraint ideas_reviewed check ((state = 'awaiting') = (reviewed_at is null) and (reviewed_at is null) = (reviewed_by_id is null)),
  constraint ideas_reward_known check (reward_points in (0, 50, 100, 150, 200, 250, 300)),
  constraint ideas_rewarded check ((state = 'rewarded') = (reward_points > 0))
);
create index ideas_newest on ideas (created_at desc, id desc);
create index ideas_by on ideas (by_id, created_at desc);

create table quarters (
  id bigint generated always as identity primary key,
  year smallint not null,
  num smallint not null,
  -- Half-open: from the first day up to the day after the last.
  period daterange not null,
  summarised_at timestamptz,
  created_by_id bigint,
  created_at timestamptz not null,
  constraint quarters_creator_known foreign key (created_by_id) references members (id),
  constraint quarters_num_range check (num >= 1 and num <= 4),
  constraint quarters_unique unique (year, num),
  constraint quarters_apart exclude using gist (period with &&),
  constraint quarters_calendar check (
    period = daterange(make_date(year, num * 3 - 2, 1), (make_date(year, num * 3 - 2, 1) + interval '3 months')::date)
  )
);

create table quarter_summaries (
  id bigint generated always as identity primary key,
  quarter_id bigint not null,
  nominee_id bigint not null,
  ref integer not null,
  total_nominations integer not null,
  rating_average numeric(4, 2) not null,
  -- Behaviour → how often.
  category_counts jsonb not null,
  reason_summary text not null,
  motivation_summary text not null,
  detail text not null,
  constraint quarter_summaries_quarter_known foreign key (quarter_id) references quarters (id),
  constraint quarter_summaries_nominee_known foreign key (nominee_id) references members (id),
  constraint quarter_summaries_nominee_once unique (quarter_id, nominee_id),
  constraint quarter_summaries_ref_once unique (quarter_id, ref)
);

-- One competition at a time: its settings are one row.
create table competition (
  id smallint primary key default 1,
  start_date date not null,
  end_date date not null,
  title text not null,
  description text not null,
  textbox_title text not null,
  textbox_description text not null,
  is_enabled boolean not null,
  banner_id text,
  updated_at timestamptz not null,
  constraint competition_one_row check (id = 1),
  constraint competition_dates_ordered check (start_date <= end_date),
  constraint competition_banner_known foreign key (banner_id) references pictures (id),
  constraint competition_title_length check (char_length(title) <= 50),
  constraint competition_description_length check (char_length(description) <= 4000),
  constraint competition_textbox_title_length check (char_length(textbox_title) <= 50),
  constraint competition_textbox_description_length check (char_length(textbox_description) <= 2000)
);

create table uploads (
  id bigint generated always as identity primary key,
  kind text not null,
  file_name text not null,
  sha256 bytea not null,
  by_id bigint,
  added integer not null,
  changed integer not null,
  removed integer not null,
  unchanged integer not null,
  created_at timestamptz not null,
  constraint uploads_by_known foreign key (by_id) references members (id),
  constraint uploads_kind_known check (kind in ('countries', 'roster', 'budgets', 'products', 'vouchers', 'promos'))
);

create table upload_progress (
  upload_id text primary key,
  by_id bigint not null,
  done integer not null,
  total integer not null,
  is_finished boolean not null default false,
  updated_at timestamptz not null,
  constraint upload_progress_by_known foreign key (by_id) references members (id)
);

-- Points granted to managers: one grant per budget period and manager.
create table budget_grants (
  id bigint generated always as identity primary key,
  period text not null,
  member_id bigint not null,
  points bigint not null,
  by_id bigint,
  created_at timestamptz not null,
  constraint budget_grants_member_known foreign key (member_id) references members (id),
  constraint budget_grants_by_known foreign key (by_id) references members (id),
  constraint budget_grants_once unique (period, member_id),
  constraint budget_grants_points_positive check (points > 0),
  constraint budget_grants_period_length check (char_length(period) between 1 and 40)
);
comment on table budget_grants is 'append-only';
create trigger budget_grants_append_only before update or delete or truncate on budget_grants
  for each statement execute function refuse_change();
